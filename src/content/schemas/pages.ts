import { z } from 'zod';
import type { ConditionSlug, StaticPath } from '../../generated/slugs.ts';
import {
  type Collection,
  collections,
  faq,
  headed,
  type Known,
  label,
  metadata,
  nameFrom,
  pageKind,
  paragraph,
  picture,
  slugOf,
  slugPattern,
  steps,
  text,
} from './common.ts';
import { regions } from './entries.ts';

const paragraphs = z.array(paragraph).min(1);
const titled = z.array(z.strictObject({ title: label, text: paragraph })).min(2);

/** A page that is not an entry: the fields of every page, and its content in the order of its sections. */
const page =
  (known: Known) =>
  <Shape extends z.ZodRawShape>(shape: Shape) =>
    z.strictObject({
      /** Address; src/routes has a file for it. */
      path: nameFrom<StaticPath>(known.staticPaths, 'src/routes'),
      /** Address of the page above it in the breadcrumbs; left out below home. */
      parent: nameFrom<StaticPath>(known.staticPaths, 'src/routes').optional(),
      /** Name in breadcrumbs and menus. */
      name: label,
      kind: pageKind,
      /** Title for search results. */
      title: text(3, 70),
      ...metadata,
      /** The h1. */
      heading: text(3, 80),
      content: z.strictObject({
        /** A sentence under the heading. */
        lead: text(40, 160),
        ...shape,
      }),
    });

/** Schemas of src/content/pages/<name>.yaml, for pages with an address. */
export const pageSchemas = (known: Known) => {
  const pageWith = page(known);
  const slug = slugOf<ConditionSlug>(known, 'conditions');
  const sectionPicture = picture(known, 'section');
  return {
    home: pageWith({
      reviewsLink: label,
      surveyHeading: label,
      values: titled,
      problem: headed({ paragraphs, signsHeading: label, signs: paragraphs }),
      benefits: headed({ items: titled }),
      process: headed({ items: steps }),
      why: headed({
        text: paragraph,
        figures: z
          .array(
            z.strictObject({
              value: text(1, 20),
              label,
              /** What the figure rests on and when it was checked: "{claims.reviews.basis}". */
              basis: text(20, 300),
            }),
          )
          .min(1),
        insurance: paragraph,
        link: label,
      }),
      doctor: headed({ text: paragraph, link: label }),
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
    conditions: pageWith({ intro: headed({ text: paragraph }) }),
    about: pageWith({
      mission: headed({ paragraphs, picture: sectionPicture }),
      doctor: headed({
        text: paragraph,
        educationHeading: label,
        /** The degree alone, as long as the configuration has no school and year. */
        education: text(2, 160),
        techniquesHeading: label,
      }),
      spouse: headed({ text: paragraph }),
      webster: headed({ paragraphs, picture: sectionPicture, link: label }),
      zone: headed({ paragraphs, picture: sectionPicture }),
    }),
    blog: pageWith({
      listHeading: label,
      /** Above the articles that are too many for cards. */
      olderHeading: label,
    }),
    'new-patients': pageWith({
      action: label,
      call: label,
      formName: label,
      special: headed({
        /** Before what the special holds, as the configuration says it. */
        known: label,
        /** As long as the configuration doesn't say what the special holds. */
        unknown: paragraph,
        /** What certainly comes with a first visit. */
        items: titled,
      }),
      sections: z
        .array(
          headed({
            /** Anchor of the section. */
            id: z.string().regex(slugPattern, 'is not an id: lower-case words joined by hyphens'),
            text: paragraph,
            frameTitle: label,
            /** Stands beside the form. */
            picture: sectionPicture,
            /** A link to the warning signs of a condition. */
            signs: z.strictObject({ label, slug }).optional(),
          }),
        )
        .length(3, 'needs three sections, each with a form'),
      pin: headed({ text: paragraph, steps, hours: paragraph }),
    }),
    contact: pageWith({
      form: headed({ text: paragraph, frameTitle: label }),
      phone: headed({ text: paragraph, call: label, insurance: label, hoursHeading: label }),
      ready: headed({ text: paragraph, items: titled, newPatients: label }),
      location: headed({
        text: paragraph,
        /** The way in words, beside the drawn map: shown when the configuration knows the way. */
        way: paragraph,
        /** What the drawn map does not show. */
        scale: label,
        /** Links to directions, in this order: Google Maps, Apple Maps. */
        directions: z.tuple([label, label]),
        card: label,
        frameTitle: label,
      }),
    }),
  };
};

const discState = z.strictObject({
  label,
  /** What the picture says, for readers who cannot see it. */
  alt: text(20, 200),
  caption: text(20, 200),
});

const signCard = z.strictObject({ title: label, note: paragraph });

/** Schemas of src/content/pages/<name>.yaml, for texts without an address of their own. */
export const textSchemas = {
  /** Buttons and links that many pages have. */
  labels: z.strictObject({
    book: label,
    newPatientSpecial: label,
    learnMore: label,
    readMore: label,
    /** Said by screen readers between "Learn More" and the name of what it is about. */
    about: label,
    /** Said by screen readers after "Learn More" where it leads to a visit. */
    aboutVisit: label,
    callAboutVisit: label,
    home: label,
  }),
  /** The frame of every page. */
  layout: z.strictObject({
    skip: label,
    menu: label,
    openMenu: label,
    closeMenu: label,
    /** After the name of a menu entry: "Services submenu". */
    submenu: label,
    /** The bar at the bottom of phones. */
    call: label,
    directions: label,
    bookShort: label,
    loading: label,
    hours: label,
    visit: label,
    legal: paragraph,
  }),
  /** What stands with each text about health. */
  article: z.strictObject({
    backToBlog: label,
    published: label,
    publishedBy: label,
    contents: label,
    shortVersion: label,
    tip: label,
    sources: label,
    readNext: label,
    /** What a link to read next leads to. */
    kinds: z.strictObject({ services: label, conditions: label, blog: label } satisfies Record<
      Collection,
      unknown
    >),
    reviewed: label,
    reviewUnderWay: label,
  }),
  /** Cards of warning signs, and the three lines at the top of a condition. */
  'warning-signs': z.strictObject({
    emergency: signCard,
    sameDay: signCard,
    doctor: signCard,
    readers: z.strictObject({ pregnancy: label, child: label, all: label }),
    forYou: label,
    notForUs: label,
    goNow: label,
    /** Before the emergency signs of a condition. */
    goNowFor: label,
    allSigns: label,
  }),
  /** Frames of third parties: forms, reviews, the map. */
  frames: z.strictObject({
    skip: label,
    call: label,
    open: label,
    newTab: label,
    form: label,
    reviews: label,
    map: label,
    /** When a form does not answer: "The form is taking long. Call … or open it in a new tab." */
    late: label,
    lateOr: label,
    lateOpen: label,
  }),
  'not-found': z.strictObject({
    title: label,
    description: text(50, 160),
    code: z.literal('404'),
    message: label,
    text: paragraph,
    link: label,
  }),
  'unexpected-error': z.strictObject({
    title: label,
    text: paragraph,
    /** Shown instead of the text when the browser is offline. */
    offline: paragraph,
    call: label,
    link: label,
  }),
  /** "Where does it hurt?", the way to the conditions. */
  'body-map': headed({
    text: paragraph,
    /** Names of the parts of the body. */
    regions: z.record(z.enum(regions), label),
    /** Where to turn first, and what the map is not. */
    emergency: paragraph,
    filter: z.strictObject({
      label,
      /** Above the pages that were found. */
      found: label,
      /** Shown when there are none. */
      none: paragraph,
    }),
  }),
  /** Three states of a disc, one of them at a time. */
  'disc-states': headed({
    /** By the name of its picture, conditions/disc-<name>. */
    states: z.strictObject({ healthy: discState, worn: discState, herniated: discState }),
  }),
  /** The call to action of the pages that are not entries. */
  shared: headed({ text: paragraph }),
  /** What stands with the risks of each page that offers care. */
  risks: headed({
    /** Who says so before a visit. */
    before: paragraph,
    /** What to do when something happens after one. */
    after: paragraph,
  }),
  /** What the strip "Your visit" says on every condition. */
  visit: headed({
    /** Stands before the condition's own sentence. */
    planLabel: label,
    /** The visit in order. */
    steps: z.array(z.strictObject({ title: label, text: text(20, 160) })).min(2),
    techniquesHeading: label,
    /** Cost, insurance and how soon, a line each. */
    notes: z.array(text(10, 160)).min(1),
  }),
};

/** An entry of the menus, as src/content/navigation.yaml has it. */
const menuItem = (known: Known) =>
  z.strictObject({
    /** The page that it leads to; the page's `name` is what the menu shows. */
    path: nameFrom<StaticPath>(known.staticPaths, 'src/routes'),
    /** Name of the page within its group in the phone's menu, where the group has the page's own name: "All services". */
    overview: label.optional(),
    /** Lists the entries of a collection below the page. */
    lists: z.enum(collections, `must be one of ${collections.join(', ')}`).optional(),
  });

/** Schema of src/content/navigation.yaml: the menus, at most three levels deep. */
export const navigationSchema = (known: Known) => {
  const leaf = menuItem(known);
  const group = leaf.extend({ children: z.array(leaf).optional() });
  return z.array(leaf.extend({ children: z.array(group).optional() })).min(1);
};

/** File name of a page's content without its ending. */
export type PageName = keyof ReturnType<typeof pageSchemas>;
type PageFile<Name extends PageName> = z.output<ReturnType<typeof pageSchemas>[Name]>;
/** Content of a page. */
export type PageContent<Name extends PageName> = PageFile<Name>['content'];

export type TextName = keyof typeof textSchemas;
/** A text without an address of its own. */
export type Text<Name extends TextName> = z.output<(typeof textSchemas)[Name]>;
export type Navigation = z.output<ReturnType<typeof navigationSchema>>;
