import { anchorOf, conditionsAnchors, pinAnchor } from '../../src/lib/anchor.ts';
import { titledName } from '../../src/lib/people.ts';
import type { FaqData } from '../../src/schemas/common.ts';
import type { SearchTarget } from '../../src/schemas/modules.ts';
import type { PagePath } from '../../src/schemas/page.ts';
import { allEntries, entryPath } from './entries.ts';
import { type Content, linkTo } from './pageData.ts';
import type { StaticPage } from './pages.ts';

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
export function searchTargets({
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
