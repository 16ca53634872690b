import { z } from 'zod';
import { type Collection, headed, label, paragraph, regions, synonyms } from './common.ts';
import { signGroups } from './registries.ts';
import { text } from './values.ts';

const riskItems = z.array(text(5, 240)).min(1);
const linked = z.strictObject({ text: paragraph, link: label });
const riskGroup = z.strictObject({ title: label, items: riskItems });

/** Schemas of src/content/strings/<name>.yaml: the UI strings of components. */
export const stringSchemas = {
  labels: z.strictObject({
    book: label,
    /** Above the hours, phone number and button beside a text on wide screens. */
    booking: label,
    bookingHours: paragraph,
    newPatientSpecial: label,
    learnMore: label,
    readMore: label,
    /** For screen readers: between "Learn More" and its subject, and after it in links to the contact page. */
    about: label,
    aboutVisit: label,
    callAboutVisit: label,
    /** For screen readers: after a phone number that is a link by itself. */
    phoneFor: z.strictObject({ scheduling: label, insurance: label }),
    home: label,
  }),
  layout: z.strictObject({
    skip: label,
    menu: label,
    openMenu: label,
    closeMenu: label,
    /** Follows the name of a menu item: "Services submenu". */
    submenu: label,
    call: label,
    directions: label,
    directionsTo: label,
    bookShort: label,
    loading: label,
    search: label,
    hours: label,
    visit: label,
    notice: label,
    mainNavigation: label,
    quickActions: label,
    text: label,
    email: label,
    breadcrumbs: label,
    /** For screen readers: "<clinic>, home" and "<clinic> on Facebook". */
    logoHome: label,
    profileOn: label,
    legal: paragraph,
  }),
  /** Strings around the body of an entry. */
  article: z.strictObject({
    backToBlog: label,
    published: label,
    publishedBy: label,
    contents: label,
    shortVersion: label,
    plateLabels: label,
    readNext: label,
    /** Kinds of pages in related links. */
    kinds: z.strictObject({ services: label, conditions: label, blog: label } satisfies Record<
      Collection,
      unknown
    >),
    reviewed: label,
    /** Between the reviewer and the day. */
    reviewedOn: label,
  }),
  /** The cards of warning signs and the list of all signs. */
  'warning-signs': z.strictObject({
    call911: label,
    er: label,
    today: label,
    soon: label,
    /** For screen readers: ends these headings in a list of headings, without their signs. */
    any: label,
    all: label,
    groups: z.record(z.enum(signGroups), label),
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
    whole: label,
    /** Together a sentence: The form is taking long. Call … or open it in a new tab. */
    late: label,
    lateOr: label,
    lateOpen: label,
    /** How soon you answer a request; left out if the office promises nothing. */
    reply: z.array(text(5, 200)),
    /** Goes on with a time: "… tomorrow morning." */
    replyBy: label,
    /** What may change the care, which people should say when they book. */
    tell: paragraph,
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
    conditions: label,
  }),
  'unexpected-error': z.strictObject({
    title: label,
    text: paragraph,
    offline: paragraph,
    call: label,
    link: label,
  }),
  /** Beside the facts about a person. */
  person: z.strictObject({
    education: label,
    techniques: label,
    since: label,
    license: label,
    lookup: label,
    languages: label,
    practitionerSynonyms: synonyms.optional(),
    languageSynonyms: synonyms.optional(),
    certificates: label,
    here: label,
    mayAsk: label,
  }),
  /** "Where does it hurt?" */
  'body-map': headed({
    text: paragraph,
    regions: z.record(z.enum(regions), label),
    chest: label,
    emergency: paragraph,
  }),
  /** The list of prices; a row that quotes an unknown price is left out. */
  prices: headed({
    rows: z.array(
      z.strictObject({
        when: z.enum(['special', 'regular', 'always']),
        what: label,
        price: text(2, 40),
        note: text(5, 200).optional(),
      }),
    ),
    notes: z.array(text(5, 300)).min(1),
  }),
  /** The search of the site. */
  search: z.strictObject({
    label,
    example: label,
    /** Singular and plural: "result", "results". */
    count: z.tuple([label, label]),
    failed: paragraph,
    none: label,
    call: label,
  }),
  'default-call-to-action': headed({ text: paragraph }),
  /** "Is it safe?" on pages that offer care. */
  safety: headed({
    /** The first five by the care on a page; the others by the group of its emergency box. */
    neck: paragraph,
    spine: paragraph,
    ribs: paragraph,
    limb: paragraph,
    gentle: paragraph,
    pregnancy: paragraph,
    children: paragraph,
    more: label,
    /** The same fold where nobody is sent to a doctor first. */
    moreRisks: label,
    /** Where the neck may be adjusted, and where another part may: a rule, and the link to its whole list. */
    noNeck: linked,
    gentleCare: linked.extend({ synonyms: synonyms.optional() }),
    all: label,
    studies: label,
    studiesSynonyms: synonyms.optional(),
    noEvidence: paragraph,
  }),
  /** The line under the hero of conditions and services: proof and price. A line that quotes an unknown fact is left out. */
  strip: z.strictObject({
    proof: z.array(label),
    special: z.array(paragraph),
    regular: z.array(paragraph),
  }),
  /** The list of all risks. */
  risks: z.strictObject({
    common: riskGroup,
    rareTitle: label,
    sources: label,
    groups: z.array(riskGroup),
    emergency: riskGroup,
  }),
};

export type StringsName = keyof typeof stringSchemas;
export type Strings<Name extends StringsName> = z.output<(typeof stringSchemas)[Name]>;
