import { z } from 'zod';
import { type Collection, headed, label, paragraph, regions } from './common.ts';
import { discPicture } from './pictures.ts';
import { signGroups } from './registries.ts';
import { text } from './values.ts';

const discState = z.strictObject({
  label,
  /** Alternative text of the picture. */
  alt: text(20, 200),
  caption: text(20, 200),
});

const discStates = z.strictObject({ healthy: discState, worn: discState, herniated: discState });

/** Names of the pictures that `<DiscStates />` shows. */
export const discPictures = Object.keys(discStates.shape).map(discPicture);

const riskItems = z.array(text(5, 240)).min(1);
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
    /** `mainNavigation`, `quickActions` and `breadcrumbs` are accessible names of navigation. */
    mainNavigation: label,
    /** The action bar on phones. */
    quickActions: label,
    /** Links to a text message and an e-mail. */
    text: label,
    email: label,
    breadcrumbs: label,
    /** For screen readers: follows the name of the clinic in the link of the logo, "…, home". */
    logoHome: label,
    /** For screen readers: between the clinic and a social network, "… on Facebook". */
    profileOn: label,
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
    /** Between the reviewer and the day. */
    reviewedOn: label,
    /** For screen readers: between the numbers of a proportion, "1 of 5". */
    proportionOf: label,
    /** Before the title of a film on YouTube, for screen readers: "Play". */
    play: label,
    /** Below a film on YouTube: who learns of it. */
    playsFromYouTube: text(5, 200),
  }),
  /** The cards of warning signs and the list of all signs. */
  'warning-signs': z.strictObject({
    /** Headings of the cards, which their signs continue: "Call 911 if". */
    call911: label,
    er: label,
    today: label,
    soon: label,
    /** The link to the list of all signs. */
    all: label,
    /** Headings of the groups in the list of all signs. */
    groups: z.record(z.enum(signGroups), label),
  }),
  /** The lines at the top of a condition or service. */
  answer: z.strictObject({
    heading: label,
    forYou: label,
    when: label,
    visit: label,
    doctorFirst: label,
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
    /** How soon the clinic answers a request; empty without a promise in the configuration. */
    reply: z.array(text(5, 200)),
    /** Begins a sentence that goes on with a time: "… tomorrow morning." */
    replyBy: label,
    /** Link to what happens with what people type. */
    privacy: label,
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
  }),
  /** The list of prices; a row that quotes an unknown price is left out. */
  prices: headed({
    rows: z.array(
      z.strictObject({
        /** "special": while there is a special; "regular": while there is none; "always". */
        when: z.enum(['special', 'regular', 'always'], 'must be special, regular or always'),
        what: label,
        price: text(2, 40),
        note: text(5, 200).optional(),
      }),
    ),
    /** Label of the notes, which open on a tap. */
    more: label,
    notes: z.array(text(5, 300)).min(1),
  }),
  /** The search of the site. */
  search: z.strictObject({
    label,
    /** Placeholder of the empty field. */
    example: label,
    /** Singular and plural of what screen readers announce: "result", "results". */
    count: z.tuple([label, label]),
    /** When to call 911 instead, above results without a warning sign. */
    emergency: paragraph,
    /** Shown when the index could not be loaded. */
    failed: paragraph,
    /** Shown when nothing was found. */
    none: paragraph,
  }),
  'disc-states': headed({
    states: discStates,
  }),
  /** The call to action of pages without their own. */
  'default-call-to-action': headed({ text: paragraph }),
  /** Gains and risks of care: the boxes on pages, and the list of all risks. */
  risks: headed({
    gains: headed({
      hope: label,
      evidence: label,
      /** Shown in place of evidence where studies have measured nothing. */
      noEvidence: paragraph,
      byWhen: label,
      /** How soon a patient can tell: one rule for all care. */
      byWhenText: paragraph,
      alsoWorks: label,
    }),
    /** The sentence on people who get gentler care, and the link to the list of them. */
    gentleCare: z.strictObject({ text: paragraph, label }),
    /** Link from the box to the list of all risks. */
    all: label,
    /** What is common after care: sentences by `common` of care.yaml, and the items of the full list. */
    common: z.strictObject({
      title: label,
      adult: paragraph,
      /** Where no spine is adjusted. */
      gentle: paragraph,
      child: paragraph,
      items: riskItems,
    }),
    rareTitle: label,
    /** Heading of the sources of all signs and risks. */
    sources: label,
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

export type StringsName = keyof typeof stringSchemas;
export type Strings<Name extends StringsName> = z.output<(typeof stringSchemas)[Name]>;
