import { titledName } from '../../src/lib/people.ts';
import { urgencies } from '../../src/lib/urgency.ts';
import { type Collection, collections } from '../../src/schemas/common.ts';
import type {
  ArticleData,
  ConditionData,
  FaceData,
  InfoData,
  LinkData,
  PersonData,
  SafetyData,
  ServiceData,
  SignCardData,
} from '../../src/schemas/modules.ts';
import { personPictures } from '../../src/schemas/people.ts';
import type { Policy } from '../../src/schemas/policy.ts';
import { careSafety, type Emergency, type Registries } from '../../src/schemas/registries.ts';
import type { Site } from '../../src/schemas/site.ts';
import {
  type AnyEntry,
  allEntries,
  type Entries,
  type Entry,
  entryPath,
  entryPicture,
} from './entries.ts';
import { entryPage, infoPage, type PageFiles, pictureRef } from './pages.ts';
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

export const linkTo = (entry: AnyEntry | Entry<'info'>): LinkData => ({
  path: entryPath(entry),
  title: entry.fields.title,
});

const entriesBySlug = (slugs: readonly (string | undefined)[], entries: readonly AnyEntry[]) =>
  slugs.flatMap((slug) => entries.find((entry) => entry.slug === slug) ?? []);

export const cardPicture = (entry: AnyEntry) => ({
  picture: pictureRef(entryPicture(entry), 'card'),
  focalPoint: entry.fields.hero.focalPoint,
});

type Slugs = { [Name in Collection]?: readonly (string | undefined)[] };

const relatedLinks = (slugs: Slugs, { entries }: Content) =>
  collections
    .flatMap((collection) => entriesBySlug(slugs[collection] ?? [], entries[collection]))
    .map((entry) => ({ collection: entry.collection, ...linkTo(entry), ...cardPicture(entry) }));

/** Leaves out ids that the registry does not have. */
export const recordsById = <Item>(
  ids: readonly string[],
  registry: Readonly<Record<string, Item>>,
) => ids.flatMap((id) => (registry[id] === undefined ? [] : [[id, registry[id]] as const]));

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
export const signCards = (signs: Records<'signs'>): SignCardData[] =>
  urgencies
    .map((urgency) => ({
      urgency,
      signs: signs
        .filter(([, sign]) => sign.urgency === urgency)
        .map(([id, { name, rest }]) => ({ id, name, rest })),
    }))
    .filter((card) => card.signs.length > 0);

export const risksOf = (care: Records<'care'>) =>
  care.map(([, { name, risk }]) => ({ name, text: risk }));

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
