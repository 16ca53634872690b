import { z } from 'zod';
import { type Collection, headed, label, paragraph, regions, synonyms } from './common.ts';
import { signGroups } from './registries.ts';
import { text } from './values.ts';

const riskItems = z.array(text(5, 240)).min(1);
const riskGroup = z.strictObject({ title: label, items: riskItems });

/** Schemas of src/content/strings/<name>.yaml: the UI strings of components. */
export const stringSchemas = {
  labels: z.strictObject({
    book: label,
    booking: label.describe(
      'Heading of the hours, phone number and button beside a text on wide screens.',
    ),
    bookingHours: paragraph,
    newPatientSpecial: label,
    learnMore: label,
    readMore: label,
    about: label.describe('For screen readers: between "Learn More" and its subject.'),
    aboutVisit: label.describe(
      'For screen readers: after "Learn More" in links to the contact page.',
    ),
    callAboutVisit: label,
    phoneFor: z
      .strictObject({ scheduling: label, insurance: label })
      .describe('For screen readers: after a phone number that is a link by itself.'),
    home: label,
  }),
  layout: z.strictObject({
    skip: label,
    menu: label,
    openMenu: label,
    closeMenu: label,
    submenu: label.describe('Follows the name of a menu item: "Services submenu".'),
    call: label.describe('In the bar at the bottom of phones.'),
    directions: label.describe('In the bar at the bottom of phones.'),
    directionsTo: label.describe('For screen readers: before the address in links to directions.'),
    bookShort: label.describe('In the bar at the bottom of phones.'),
    loading: label,
    search: label.describe('At the top of wide screens.'),
    hours: label,
    visit: label,
    notice: label.describe('For screen readers.'),
    mainNavigation: label.describe('For screen readers.'),
    quickActions: label.describe('For screen readers: the bar at the bottom of phones.'),
    text: label.describe('Link to a text message.'),
    email: label.describe('Link to an e-mail.'),
    breadcrumbs: label.describe('For screen readers.'),
    logoHome: label.describe(
      'For screen readers: follows the name of the clinic in the link of the logo, "…, home".',
    ),
    profileOn: label.describe(
      'For screen readers: between the clinic and a social network, "… on Facebook".',
    ),
    legal: paragraph,
  }),
  /** Strings around the body of an entry. */
  article: z.strictObject({
    backToBlog: label,
    published: label,
    publishedBy: label,
    contents: label,
    shortVersion: label,
    plateLabels: label.describe('For screen readers: the labels of a picture.'),
    readNext: label,
    /** Kinds of pages in related links. */
    kinds: z.strictObject({ services: label, conditions: label, blog: label } satisfies Record<
      Collection,
      unknown
    >),
    reviewed: label,
    reviewedOn: label.describe('Between the reviewer and the day.'),
    play: label.describe('For screen readers: before the title of a film on YouTube.'),
    playsFromYouTube: text(5, 200).meta({
      title: 'Note below a film',
      description: 'Who learns that somebody plays it on YouTube.',
    }),
  }),
  /** The cards of warning signs and the list of all signs. */
  'warning-signs': z.strictObject({
    call911: label.describe('Heading of signs, which continue it: “Call 911 if”.'),
    er: label.meta({ title: 'Emergency room' }),
    today: label,
    soon: label,
    any: label.describe(
      'For screen readers: ends these headings in a list of headings, without their signs.',
    ),
    all: label.describe('The link to the list of all signs.'),
    groups: z
      .record(z.enum(signGroups), label)
      .describe('Headings of the groups in the list of all signs.'),
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
    whole: label.describe('Below the first question of a survey, on phones.'),
    late: label.describe(
      'The three make a sentence when a form is slow: The form is taking long. Call … or open it in a new tab.',
    ),
    lateOr: label,
    lateOpen: label,
    reply: z
      .array(text(5, 200))
      .describe('How soon you answer a request; left out if the office promises nothing.'),
    replyBy: label.describe('Begins a sentence that goes on with a time: "… tomorrow morning."'),
    tell: paragraph.describe('What may change the care, which people should say when they book.'),
    privacy: label.describe('Link to what happens with what people type.'),
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
    conditions: label.describe('Link to all conditions, above the search.'),
  }),
  'unexpected-error': z.strictObject({
    title: label,
    text: paragraph,
    offline: paragraph.describe('In place of the text when the browser is offline.'),
    call: label,
    link: label,
  }),
  /** Beside the facts about a person. */
  person: z.strictObject({
    education: label,
    techniques: label,
    since: label,
    license: label,
    lookup: label.describe('The link to the lookup of licenses.'),
    languages: label,
    languageSynonyms: synonyms.optional(),
    certificates: label,
    here: label,
    mayAsk: label.meta({ title: 'What patients may ask for' }),
  }),
  /** "Where does it hurt?" */
  'body-map': headed({
    text: paragraph,
    regions: z.record(z.enum(regions), label),
    chest: label.describe('Above the conditions of the chest: what needs 911.'),
    emergency: paragraph.describe('When to call 911 instead, and that the map is not a diagnosis.'),
  }),
  /** The list of prices; a row that quotes an unknown price is left out. */
  prices: headed({
    rows: z.array(
      z.strictObject({
        when: z.enum(['special', 'regular', 'always'], 'must be special, regular or always').meta({
          title: 'When to show it',
          words: {
            special: 'While there is a special',
            regular: 'While there is none',
            always: 'Always',
          },
        }),
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
    example: label.describe('In the empty field.'),
    count: z
      .tuple([label, label])
      .describe('Singular and plural of what screen readers announce: "result", "results".'),
    failed: paragraph.describe('Shown when the index could not be loaded.'),
    none: label.describe('Before what was typed, when nothing was found: “We found nothing for”.'),
    call: label.describe('The link to call when nothing was found: “Call {phones.scheduling}”.'),
  }),
  'default-call-to-action': headed({ text: paragraph }).describe(
    'The call to action of pages without their own.',
  ),
  /** "Is it safe?" on pages that offer care. */
  safety: headed({
    neck: paragraph.describe('On pages whose care includes adjusting the neck.'),
    spine: paragraph.describe('On other pages for adults.'),
    pregnancy: paragraph.describe('On pages with an emergency box on pregnancy.'),
    children: paragraph.describe('On pages with an emergency box on children.'),
    more: label.describe('Label of what opens on a tap: risks, and what needs a doctor.'),
    gentleCare: paragraph.describe('Who gets gentler care.'),
    gentleCareLink: label.describe('The link to the list of them.'),
    all: label.describe('The link to the list of all risks.'),
    studies: label.describe('Label of what studies found and the sources, which opens on a tap.'),
    noEvidence: paragraph.describe('Where studies have measured nothing.'),
  }),
  /** The line under the hero of conditions and services: proof and price. A line that quotes an unknown fact is left out. */
  strip: z.strictObject({
    proof: z.array(label),
    special: z.array(paragraph).describe('While there is a special.'),
    regular: z.array(paragraph).describe('While there is none.'),
  }),
  /** The list of all risks. */
  risks: z.strictObject({
    common: riskGroup.meta({ title: 'What is common after care' }),
    rareTitle: label,
    sources: label.describe('Heading of the sources of all signs and risks.'),
    groups: z.array(riskGroup).describe('Further groups in the list of all risks.'),
    emergency: riskGroup.describe('What needs 911 after a visit; also on the contact page.'),
  }),
};

export type StringsName = keyof typeof stringSchemas;
export type Strings<Name extends StringsName> = z.output<(typeof stringSchemas)[Name]>;
