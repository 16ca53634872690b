import { z } from 'zod';
import type { ConditionSlug, StaticPath } from '../generated/slugs.ts';
import type { PictureRef } from '../lib/picture.ts';
import {
  type Collection,
  collections,
  faq,
  headed,
  label,
  metadata,
  nameFrom,
  pageKind,
  paragraph,
  picture,
  point,
  type References,
  regions,
  slugOf,
  slugPattern,
  steps,
  text,
} from './common.ts';
import { signGroups } from './registries.ts';

const paragraphs = z.array(paragraph).min(1);
/** A short text, or just a fact: "{visit.parking}". */
const note = text(5, 500);
const titled = z.array(z.strictObject({ title: label, text: paragraph })).min(2);

/** A static page: one that is not an entry. The fields of its body follow the order of its sections. */
const page =
  (references: References) =>
  <Shape extends z.ZodRawShape>(shape: Shape) =>
    z.strictObject({
      /** Address of a file in src/routes. */
      path: nameFrom<StaticPath>(references.staticPaths, 'src/routes'),
      /** Address of the page above it in the breadcrumbs; left out below the home page. */
      parent: nameFrom<StaticPath>(references.staticPaths, 'src/routes').optional(),
      /** Name in breadcrumbs and menus. */
      name: label,
      kind: pageKind,
      /** Title for search results. */
      title: text(3, 70),
      ...metadata,
      heading: text(3, 80),
      body: z.strictObject({
        /** A sentence under the heading. */
        lead: text(40, 160),
        ...shape,
      }),
    });

/** Schemas of src/content/pages/<name>.yaml. */
export const pageSchemas = (references: References) => {
  const pageWith = page(references);
  const slug = slugOf<ConditionSlug>(references, 'conditions');
  const sectionPicture = picture(references, 'section');
  return {
    home: pageWith({
      reviewsLink: label,
      surveyHeading: label,
      values: titled,
      problem: headed({ paragraphs, reasonsHeading: label, reasons: paragraphs }),
      benefits: headed({
        picture: sectionPicture,
        /** The subject of the picture, in percent from the left and the top; crops keep it visible. */
        focalPoint: point,
        items: titled,
      }),
      process: headed({
        /** Fills the width of the window. */
        picture: picture(references, 'hero'),
        items: steps,
        /** The special of the configuration: "{visit.special}". */
        offers: z.array(note),
      }),
      why: headed({
        text: paragraph,
        numbers: z
          .array(
            z.strictObject({
              value: text(1, 20),
              label,
              /** Its source, date and sample size: "{claims.reviews.basis}". */
              basis: z.array(text(5, 300)).min(1),
            }),
          )
          .min(1),
        insurance: paragraph,
        link: label,
      }),
      doctor: headed({
        text: paragraph,
        link: label,
        /** Shown while the practitioners have no photos. */
        picture: sectionPicture,
        /** The subject of the picture, in percent from the left and the top; crops keep it visible. */
        focalPoint: point,
      }),
      services: headed({ text: paragraph }),
      reviews: headed({ text: paragraph }),
      faq,
    }),
    services: pageWith({
      intro: headed({ paragraphs }),
      conditions: headed({
        text: paragraph,
        items: z.array(z.strictObject({ title: label, content: paragraph, slug })).min(1),
        link: label,
      }),
      closing: headed({ text: paragraph }),
    }),
    conditions: pageWith({
      intro: headed({ text: paragraph }),
      /** Chiropractor or doctor: who to see first. */
      whoFirst: headed({
        text: paragraph,
        groups: z
          .array(z.strictObject({ title: label, items: z.array(text(10, 200)).min(2) }))
          .length(3, 'needs three groups'),
      }),
      allSigns: headed({ text: paragraph }),
      risks: headed({ text: paragraph }),
    }),
    about: pageWith({
      mission: headed({ paragraphs, picture: sectionPicture }),
      /** Labels of the facts about people. */
      people: z.strictObject({ education: label, since: label, license: label, languages: label }),
      techniquesHeading: label,
      webster: headed({ paragraphs, link: label }),
      zone: headed({ paragraphs }),
    }),
    blog: pageWith({
      listHeading: label,
      /** Accessible name of the links to the topics. */
      topics: label,
      /** Heading of the older articles, which are listed as links. */
      olderHeading: label,
    }),
    'new-patients': pageWith({
      action: label,
      call: label,
      formName: label,
      special: headed({
        /** Replaces `lead` while there is a special: "{visit.special}". */
        offers: z.array(note),
        /** What every first visit includes. */
        items: titled,
      }),
      /** Heading of the sections. */
      choice: label,
      /** What people ask before a visit: time, prices, what to bring. */
      before: headed({ items: z.array(z.strictObject({ title: label, text: note })) }),
      sections: z
        .array(
          headed({
            id: z.string().regex(slugPattern, 'is not an id: lower-case words joined by hyphens'),
            text: paragraph,
            frameTitle: label,
            /** Follows the name of the form, for screen readers: "for families". */
            audience: label,
            picture: sectionPicture,
            /** The subject of the picture, in percent from the left and the top; crops keep it visible. */
            focalPoint: point,
            /** Link to a group in the list of all warning signs. */
            signsLink: z.strictObject({ label, group: z.enum(signGroups) }).optional(),
          }),
        )
        .length(3, 'needs three sections, each with a form'),
      pin: headed({
        text: paragraph,
        steps,
        /** Link to the configuration's `newPatientForms`. */
        forms: label,
        /** Shown if the configuration has no `newPatientForms`. */
        otherwise: note,
        hours: paragraph,
      }),
    }),
    contact: pageWith({
      form: headed({ text: paragraph, frameTitle: label }),
      phone: headed({
        text: paragraph,
        call: label,
        insurance: label,
        hoursHeading: label,
        notes: z.array(note),
      }),
      ready: headed({ text: paragraph, items: titled, newPatients: label }),
      location: headed({
        text: paragraph,
        /** Directions in words, shown with the drawn map if the configuration has `way`. */
        way: paragraph,
        /** Parking and entrance. */
        notes: z.array(note),
        /** Note that the drawn map is not to scale. */
        scale: label,
        /** Labels of the links to Google Maps and Apple Maps, in this order. */
        directions: z.tuple([label, label]),
        card: label,
        frameTitle: label,
      }),
      /** For current patients. */
      patients: headed({
        items: z.array(z.strictObject({ title: label, text: note })).min(1),
        risks: label,
      }),
    }),
  };
};

/** Pictures that components show on any page, by the name of their export in src/generated/pictures.ts. */
export const sharedPictures = {
  notFound: { picture: 'pages/not-found', as: 'hero' },
  bodyMap: { picture: 'pages/body-map', as: 'section' },
} as const satisfies Record<string, PictureRef>;

const discState = z.strictObject({
  label,
  /** Alternative text of the picture. */
  alt: text(20, 200),
  caption: text(20, 200),
});

const discStates = z.strictObject({ healthy: discState, worn: discState, herniated: discState });

/** Name of the picture of a disc state. */
export const discPicture = (state: string) => `conditions/disc-${state}`;

/** Names of the pictures that `<DiscStates />` shows. */
export const discPictures = Object.keys(discStates.shape).map(discPicture);

const signCard = z.strictObject({ title: label, note: paragraph.optional() });

const riskItems = z.array(text(5, 240)).min(1);
const careRule = z.strictObject({ title: label, start: label, items: riskItems });
const riskGroup = z.strictObject({ title: label, items: riskItems });

/** Schemas of src/content/strings/<name>.yaml: the UI strings of components. */
export const stringSchemas = {
  labels: z.strictObject({
    book: label,
    /** Heading of the hours, phone number and button beside a text on wide screens. */
    booking: label,
    bookingHours: paragraph,
    newPatientSpecial: label,
    learnMore: label,
    readMore: label,
    /** For screen readers: between "Learn More" and its subject. */
    about: label,
    /** For screen readers: after "Learn More" in links to the contact page. */
    aboutVisit: label,
    callAboutVisit: label,
    home: label,
  }),
  layout: z.strictObject({
    skip: label,
    menu: label,
    openMenu: label,
    closeMenu: label,
    /** Follows the name of a menu item: "Services submenu". */
    submenu: label,
    /** `call`, `directions` and `bookShort` label the action bar on phones. */
    call: label,
    directions: label,
    /** For screen readers: before the address in links to directions. */
    directionsTo: label,
    bookShort: label,
    loading: label,
    hours: label,
    visit: label,
    /** Accessible name of the notice. */
    notice: label,
    legal: paragraph,
  }),
  /** Strings around the body of an entry. */
  article: z.strictObject({
    backToBlog: label,
    published: label,
    publishedBy: label,
    /** Follows the minutes that an article takes to read. */
    minutes: label,
    contents: label,
    shortVersion: label,
    tip: label,
    /** Label of a movement's checkbox, which plays its pictures in a loop. */
    playInLoop: label,
    /** Accessible name of a plate's labels. */
    plateLabels: label,
    sources: label,
    readNext: label,
    /** Kinds of pages in related links. */
    kinds: z.strictObject({ services: label, conditions: label, blog: label } satisfies Record<
      Collection,
      unknown
    >),
    reviewed: label,
  }),
  /** The cards of warning signs and the list of all signs. */
  'warning-signs': z.strictObject({
    emergency: signCard,
    sameDay: signCard,
    doctor: signCard,
    /** The link to the list of all signs. */
    all: label,
    /** Headings of the groups in the list of all signs. */
    groups: z.record(z.enum(signGroups), label),
  }),
  /** The first block of a condition or service. */
  answer: z.strictObject({
    heading: label,
    forYou: label,
    when: label,
    visit: label,
    /** Time and prices of a first visit. */
    visitFacts: z.array(text(5, 160)),
    doctorFirst: label,
    /** Text before the names of the emergency signs. */
    goNow: label,
    signs: label,
  }),
  /** Strings around the frames of forms, reviews and map. */
  frames: z.strictObject({
    skip: label,
    call: label,
    open: label,
    newTab: label,
    form: label,
    reviews: label,
    map: label,
    /** `late`, `lateOr` and `lateOpen` form a sentence when a form is slow: "The form is taking long. Call … or open it in a new tab." */
    late: label,
    lateOr: label,
    lateOpen: label,
  }),
  /** Cards that link to a provider whose forms or reviews cannot be framed. */
  'embed-links': z.strictObject({
    form: z.strictObject({ text: paragraph, label }),
    reviews: z.strictObject({ text: paragraph, label }),
  }),
  'not-found': z.strictObject({
    title: label,
    description: text(50, 160),
    code: z.literal('404'),
    message: label,
    text: paragraph,
    link: label,
    /** Link to all conditions, above the search. */
    conditions: label,
  }),
  'unexpected-error': z.strictObject({
    title: label,
    text: paragraph,
    /** Shown instead of `text` when the browser is offline. */
    offline: paragraph,
    call: label,
    link: label,
  }),
  /** "Where does it hurt?" */
  'body-map': headed({
    text: paragraph,
    regions: z.record(z.enum(regions), label),
    /** When to call 911 instead, and that the map is not a diagnosis. */
    emergency: paragraph,
    search: z.strictObject({
      label,
      /** Placeholder of the empty field. */
      example: label,
      /** Heading of the pages found. */
      found: label,
      /** Heading of the warning signs found. */
      signs: label,
      /** Singular and plural of the results that screen readers announce: "page", "pages". */
      count: z.tuple([label, label]),
      /** Shown when nothing was found. */
      none: paragraph,
    }),
  }),
  'disc-states': headed({
    states: discStates,
  }),
  /** The call to action of pages without their own. */
  'default-call-to-action': headed({ text: paragraph }),
  /** Gains and risks of care: the boxes on pages, and the list of all risks. */
  risks: headed({
    gains: headed({ who: label, howMuch: label, byWhen: label, alsoWorks: label }),
    /** Link from the box to the list of all risks. */
    all: label,
    common: z.strictObject({
      title: label,
      short: paragraph,
      /** Replaces `short` where no spine is adjusted. */
      gentle: paragraph,
      items: riskItems,
    }),
    rareTitle: label,
    /** The risk of a late diagnosis. */
    late: z.strictObject({ title: label, short: text(10, 120), items: riskItems }),
    /** Who does not get care of the neck or back: phrases that continue `start`. */
    neck: careRule,
    back: careRule,
    /** Further groups in the list of all risks. */
    groups: z.array(riskGroup),
    /** What needs 911 after a visit; also on the contact page. */
    emergency: riskGroup,
  }),
  /** The block "Your visit", the same on every condition. */
  visit: headed({
    techniquesHeading: label,
    /** Label of the link to the techniques on the About page. */
    techniquesLink: label,
    /** Cost, insurance and how soon, one line each. */
    notes: z.array(text(10, 200)).min(1),
  }),
};

const menuItem = (references: References) =>
  z.strictObject({
    /** Address of a static page; the menu shows its `name`. */
    path: nameFrom<StaticPath>(references.staticPaths, 'src/routes'),
    /** Label of the page's own link inside its group, such as "All services". */
    overview: label.optional(),
    /** Collection to list below the item; conditions are listed by part of the body. */
    lists: z.enum(collections, `must be one of ${collections.join(', ')}`).optional(),
  });

/** Schema of src/content/navigation.yaml: the menus, three levels deep at most. */
export const navigationSchema = (references: References) => {
  const leaf = menuItem(references);
  const group = leaf.extend({ children: z.array(leaf).optional() });
  return z.array(leaf.extend({ children: z.array(group).optional() })).min(1);
};

export type PageName = keyof ReturnType<typeof pageSchemas>;
export type PageBody<Name extends PageName> = z.output<
  ReturnType<typeof pageSchemas>[Name]
>['body'];

export type StringsName = keyof typeof stringSchemas;
export type Strings<Name extends StringsName> = z.output<(typeof stringSchemas)[Name]>;
export type Navigation = z.output<ReturnType<typeof navigationSchema>>;
