import type { ArticleSlug, ConditionSlug, ServiceSlug } from '../../src/generated/slugs.ts';
import { anchorOf, conditionsAnchors, pinAnchor } from '../../src/lib/anchor.ts';
import { titledName } from '../../src/lib/people.ts';
import { urgencies } from '../../src/lib/urgency.ts';
import {
  type Collection,
  collections,
  type FaqData,
  record,
  regions,
} from '../../src/schemas/common.ts';
import type {
  ArticleData,
  CardData,
  ConditionData,
  FaceData,
  InfoData,
  LinkData,
  LinkTarget,
  Lists,
  MenuItem,
  PersonData,
  SafetyData,
  SearchTarget,
  ServiceData,
  SignCardData,
} from '../../src/schemas/modules.ts';
import type { PagePath } from '../../src/schemas/page.ts';
import { personPictures } from '../../src/schemas/people.ts';
import { type Policy, policyListNames, ruleNames } from '../../src/schemas/policy.ts';
import {
  careSafety,
  type Emergency,
  type Registries,
  signGroups,
} from '../../src/schemas/registries.ts';
import type { Site } from '../../src/schemas/site.ts';
import {
  type AnyEntry,
  allEntries,
  type Entries,
  type Entry,
  entryPath,
  entryPicture,
} from './entries.ts';
import { entryPage, infoPage, type PageFiles, pictureRef, type StaticPage } from './pages.ts';
import type { Pictures } from './pictures.ts';

/** Everything below src/content, checked. */
export type Content = PageFiles & {
  entries: Entries;
  /** The plain pages. */
  info: readonly Entry<'info'>[];
  registries: Registries;
  policy: Policy;
  people: Site['people'];
  pictures: Pictures;
};

const linkTo = (entry: AnyEntry | Entry<'info'>): LinkData => ({
  path: entryPath(entry),
  title: entry.fields.title,
});

const entriesBySlug = (slugs: readonly (string | undefined)[], entries: readonly AnyEntry[]) =>
  slugs.flatMap((slug) => entries.find((entry) => entry.slug === slug) ?? []);

const cardPicture = (entry: AnyEntry) => ({
  picture: pictureRef(entryPicture(entry), 'card'),
  focalPoint: entry.fields.hero.focalPoint,
});

type Slugs = { [Name in Collection]?: readonly (string | undefined)[] };

const relatedLinks = (slugs: Slugs, { entries }: Content) =>
  collections
    .flatMap((collection) => entriesBySlug(slugs[collection] ?? [], entries[collection]))
    .map((entry) => ({ collection: entry.collection, ...linkTo(entry), ...cardPicture(entry) }));

/** Leaves out ids that the registry does not have. */
const recordsById = <Item>(ids: readonly string[], registry: Readonly<Record<string, Item>>) =>
  ids.flatMap((id) => (registry[id] === undefined ? [] : [[id, registry[id]] as const]));

function illustrationsOf({ body }: Pick<AnyEntry, 'body'>, content: Content) {
  const { plates } = content.registries;
  const pictures = body.pictures.map(({ name }) => [name, pictureRef(name, 'section')] as const);
  return {
    pictures: pictures.length > 0 ? Object.fromEntries(pictures) : undefined,
    plates: Object.fromEntries(
      recordsById(body.plates, plates).map(([id, plate]) => [
        id,
        { ...plate, picture: pictureRef(id, 'section'), ground: groundOf(id, content.entries) },
      ]),
    ),
  };
}

export const infoData = (info: Entry<'info'>, content: Content): InfoData => ({
  page: infoPage(info, content.staticPages),
  ...illustrationsOf(info, content),
});

function commonData(entry: AnyEntry, content: Content) {
  const { health } = entry.fields;
  const { signs, emergencies, care, evidence, sources } = content.registries;
  const emergency = emergencies[health.emergency ?? ''];
  const careRecords = recordsById(health.care, care);
  const evidenceRecords = recordsById(health.evidence, evidence).map(([, fact]) => fact);
  const cited = [...evidenceRecords.flatMap(({ source }) => source), ...health.sources];
  return {
    page: entryPage(entry, content.staticPages, content.pictures),
    signs: signCards(recordsById(health.signs, signs)),
    emergency,
    safety:
      careRecords.length > 0
        ? {
            version: safetyVersion(emergency, careRecords),
            risks: risksOf(careRecords).map(({ text }) => text),
          }
        : undefined,
    doctorFirst: 'doctorFirst' in health ? health.doctorFirst : undefined,
    evidence: evidenceRecords.map(({ text }) => text),
    sources: recordsById([...new Set(cited)], sources).map(([, source]) => source),
    ...illustrationsOf(entry, content),
  };
}

/** Which words say whether the care is safe: those for whom the page is about, as the emergency box tells, or those of the care. */
function safetyVersion(
  emergency: Emergency | undefined,
  care: Records<'care'>,
): SafetyData['version'] {
  if (emergency?.group === 'pregnancy') return 'pregnancy';
  if (emergency?.group === 'child') return 'children';
  return careSafety.find((words) => care.some(([, { safety }]) => safety === words)) ?? 'spine';
}

/** Plates have the dark or light ground of their entry's hero, because they share a palette. */
function groundOf(picture: string, entries: Entries) {
  const name = picture.replace(/-\d$/, '');
  const entry = allEntries(entries).find(
    ({ collection, slug }) => `${collection}/${slug}` === name,
  );
  return entry?.fields.hero.text === 'black' ? ('light' as const) : ('dark' as const);
}

type Records<Name extends keyof Registries> = readonly (readonly [
  id: string,
  record: Registries[Name][string],
])[];

/** Signs grouped by urgency, most urgent first, otherwise in their own order. */
const signCards = (signs: Records<'signs'>): SignCardData[] =>
  urgencies
    .map((urgency) => ({
      urgency,
      signs: signs
        .filter(([, sign]) => sign.urgency === urgency)
        .map(([id, { name, rest }]) => ({ id, name, rest })),
    }))
    .filter((card) => card.signs.length > 0);

const risksOf = (care: Records<'care'>) => care.map(([, { name, risk }]) => ({ name, text: risk }));

function articleData(entry: Entry<'blog'>, content: Content): ArticleData {
  const { published, author, cta, related } = entry.fields;
  const person = content.people.find(({ id }) => id === author);
  return {
    ...commonData(entry, content),
    published,
    author: person && titledName(person),
    cta,
    related: relatedLinks(
      {
        services: [related.service],
        conditions: [related.condition],
        blog: [related.article],
      },
      content,
    ),
  };
}

function conditionData(entry: Entry<'conditions'>, content: Content): ConditionData {
  const { lead, action, closing, faq, related } = entry.fields;
  return {
    ...commonData(entry, content),
    lead,
    action,
    closing,
    faq,
    related: relatedLinks(
      { ...related, services: [related.service], blog: related.articles },
      content,
    ),
  };
}

function serviceData(entry: Entry<'services'>, content: Content): ServiceData {
  const { lead, prices, intro, accordion, conditions, steps, faq, closing, related } = entry.fields;
  const name = `services/${entry.slug}`;
  return {
    ...commonData(entry, content),
    lead,
    prices,
    intro,
    accordion,
    conditions: conditions && {
      heading: conditions.heading,
      links: entriesBySlug(conditions.slugs, content.entries.conditions).map(linkTo),
    },
    steps,
    faq,
    closing,
    picture: pictureRef(`${name}-2`, 'section'),
    related: relatedLinks({ ...related, blog: related.articles }, content),
  };
}

/** The people, with the names of their techniques and those of their pictures that exist. */
export const peopleOf = ({ people, pictures, registries }: Content): PersonData[] =>
  people.map((person) => {
    const { photo, signature } = personPictures(person.id, person.photo);
    const optionalPicture = (name: string) =>
      pictures.has(name) ? pictureRef(name, 'figure') : undefined;
    return {
      ...person,
      techniques: person.techniques.flatMap((id) => registries.techniques[id]?.name ?? []),
      photo: optionalPicture(photo),
      signature: optionalPicture(signature),
    };
  });

/** The practitioners with a photo. */
export const facesOf = (people: readonly PersonData[]): FaceData[] =>
  people.flatMap(({ id, role, practitioner, focalPoint, photo, ...person }) =>
    practitioner && photo ? [{ id, name: titledName(person), role, focalPoint, photo }] : [],
  );

export function entryData(entry: AnyEntry, content: Content) {
  if (entry.collection === 'services') return serviceData(entry, content);
  if (entry.collection === 'conditions') return conditionData(entry, content);
  return articleData(entry, content);
}

/** Ids of the sources of all signs, risks and rules. */
const safetySources = ({ registries, policy }: Pick<Content, 'registries' | 'policy'>) => [
  ...new Set([
    ...Object.values(registries.signs).flatMap(({ source }) => source ?? []),
    ...Object.values(registries.care).flatMap(({ source }) => source),
    ...[...ruleNames, ...policyListNames].flatMap((name) => policy[name].source),
  ]),
];

const cardOf = <Slug extends string>(entry: AnyEntry): CardData<Slug> => ({
  slug: entry.slug as Slug,
  title: entry.fields.title,
  excerpt: entry.fields.excerpt,
  ...cardPicture(entry),
});

export function listsOf(content: Content): Lists {
  const { entries, registries, strings, navigation } = content;
  const listed = entries.blog.filter(({ fields }) => fields.listed !== false);
  return {
    navigation: navigation.menu.map((item) => menuItem(item, content)),
    services: entries.services.map((entry) => ({
      ...cardOf<ServiceSlug>(entry),
      detail: entry.fields.detail,
    })),
    conditions: entries.conditions.map((entry) => cardOf<ConditionSlug>(entry)),
    regions: regions.map((region) => ({
      region,
      name: strings['body-map'].regions[region],
      conditions: entries.conditions.filter(({ fields }) => fields.region === region).map(linkTo),
    })),
    searchTargets: searchTargets(content),
    signs: signGroups
      .map((group) => {
        const signs = Object.entries(registries.signs).filter(([, sign]) => sign.group === group);
        return { group, name: strings['warning-signs'].groups[group], cards: signCards(signs) };
      })
      .filter(({ cards }) => cards.length > 0),
    signSynonyms: Object.fromEntries(
      Object.entries(registries.signs).flatMap(([id, { synonyms }]) =>
        synonyms ? [[id, synonyms] as const] : [],
      ),
    ),
    risks: risksOf(Object.entries(registries.care)),
    policy: record(policyListNames, (name) => {
      const { title, intro, items } = content.policy[name];
      return { title, intro, items };
    }),
    safetySources: recordsById(safetySources(content), registries.sources)
      .map(([, source]) => source)
      .toSorted((a, b) => a.author.localeCompare(b.author)),
    articles: listed.map((entry) => cardOf<ArticleSlug>(entry)),
    footerLinks: [
      ...content.info.map((info) => ({
        path: entryPath(info),
        title: info.fields.footer ?? info.fields.title,
      })),
      ...navigation.footer
        .map((item) => targetOf(item, content))
        // The list above has all plain pages.
        .filter(({ path }) => !path?.startsWith('/info/')),
    ],
    techniques: Object.values(registries.techniques).flatMap(({ name, text, picture }) =>
      text ? [{ name, text, picture }] : [],
    ),
  };
}

type Answered = Omit<FaqData['items'][number], 'question' | 'answer'> & {
  title: string;
  text: string;
  /** Anchor of the section that says it, if it has none of its own. */
  section?: string;
};

/**
 * What the search finds besides warning signs: all pages except home, and the questions that they answer.
 * Articles that are not listed are found, too.
 */
function searchTargets({
  staticPages,
  entries,
  info,
  people,
  strings,
  policy,
}: Content): SearchTarget[] {
  const {
    home,
    about,
    services,
    conditions,
    blog,
    contact,
    'new-patients': newPatients,
  } = staticPages;
  const { pin } = newPatients.body;
  const { reviews } = home.body;
  const pageTarget = ({ path, name, description }: StaticPage, others: readonly string[] = []) => ({
    path,
    title: name,
    excerpt: description,
    phrases: [name, ...others],
  });
  const answersOn = (path: PagePath, items: readonly Answered[]) =>
    items.map(({ title, text, synonyms = [], opening, prices, section = anchorOf(title) }) => ({
      path,
      hash: section,
      title,
      answer: text,
      opening,
      prices,
      phrases: [title, ...synonyms],
    }));
  // A service may have no questions.
  const questions = (faq: FaqData | undefined): Answered[] =>
    (faq?.items ?? []).map(({ question, answer, ...item }) => ({
      title: question,
      text: answer,
      ...item,
    }));
  const { languages, languageSynonyms, practitionerSynonyms } = strings.person;
  const speakers = people.filter((person) => person.languages.length > 0);
  const spoken = speakers.slice(0, 1).map(({ id }) => ({
    title: languages,
    text: speakers.map((one) => `${titledName(one)}: ${one.languages.join(', ')}.`).join(' '),
    synonyms: languageSynonyms,
    section: id,
  }));
  const practitioners = people.filter(({ practitioner }) => practitioner);
  const treating = practitioners.map((one) => ({
    title: titledName(one),
    text: [one.role, ...one.education.map(({ degree }) => degree)].join('. '),
    synonyms: practitionerSynonyms,
    section: one.id,
  }));
  return [
    // Without keywords, which belong to the pages that these list.
    ...[services, blog].map(({ page }) => pageTarget(page)),
    // Each of its pages ends with the studies.
    pageTarget(conditions.page, strings.safety.studiesSynonyms),
    pageTarget(about.page, [about.page.title, ...about.page.keywords, ...people.map(titledName)]),
    ...[newPatients, contact].map(({ page }) => pageTarget(page, page.keywords)),
    ...allEntries(entries).map((entry) => ({
      ...linkTo(entry),
      excerpt: entry.fields.excerpt,
      parts: entry.body?.headings.map(({ id, text }) => ({ id, text })),
      phrases: [
        entry.fields.title,
        ...entry.fields.keywords,
        ...((entry.collection === 'blog' ? undefined : entry.fields.synonyms) ?? []),
      ],
    })),
    ...info.map((page) => ({
      ...linkTo(page),
      phrases: [page.fields.title, ...(page.fields.synonyms ?? [])],
    })),
    ...answersOn(home.page.path, [
      ...questions(home.body.faq),
      ...(reviews ? [{ ...reviews, title: reviews.heading, section: 'reviews' }] : []),
    ]),
    ...answersOn(about.page.path, [...treating, ...spoken]),
    ...answersOn(conditions.page.path, [
      {
        title: policy.gentleCare.title,
        text: policy.gentleCare.intro,
        synonyms: strings.safety.gentleCare.synonyms,
        section: conditionsAnchors.gentleCare,
      },
    ]),
    ...answersOn(newPatients.page.path, [
      ...newPatients.body.before.items
        .filter(({ text }) => text.length > 0)
        .map((item) => ({ ...item, text: item.text.join(' ') })),
      ...(pin ? [{ ...pin, title: pin.heading, section: pinAnchor }] : []),
    ]),
    ...answersOn(contact.page.path, [...contact.body.patients.items, ...contact.body.answers]),
    // After the answers for all patients: several may have the same question.
    ...entries.services.flatMap((entry) =>
      answersOn(entryPath(entry), questions(entry.fields.faq)),
    ),
  ];
}

function targetOf({ path, label, url }: NavigationLink, content: Content): LinkTarget {
  if (label && url) return { url, title: label };
  const pages = [
    ...Object.values(content.staticPages).map(({ page }) => page),
    ...content.info.map((info) => infoPage(info, content.staticPages)),
  ];
  const page = pages.find((other) => other.path === path);
  if (!page) throw new Error(`src/content/navigation.yaml: there is no page ${path}.`);
  return { path: page.path, title: page.name };
}

type NavigationLink = PageFiles['navigation']['footer'][number];
type NavigationItem = Omit<PageFiles['navigation']['menu'][number], 'children'> & {
  children?: readonly NavigationItem[] | undefined;
};

function menuItem(item: NavigationItem, content: Content): MenuItem {
  const { overview, lists, children = [] } = item;
  const byRegion = lists === 'conditions';
  const entries: readonly AnyEntry[] = lists && !byRegion ? content.entries[lists] : [];
  const items = [...entries.map(linkTo), ...children.map((child) => menuItem(child, content))];
  return {
    ...targetOf(item, content),
    ...(overview && { overview }),
    ...(items.length > 0 && { items }),
    ...(byRegion && { byRegion }),
  };
}
