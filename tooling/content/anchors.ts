import {
  aboutAnchors,
  anchorOf,
  conditionsAnchors,
  contactAnchors,
  faqAnchor,
  formAnchor,
  newPatientsAnchors,
  servicesAnchors,
  warningSignsId,
} from '../../src/lib/anchor.ts';
import type { Registries } from '../../src/schemas/registries.ts';
import type { AnyEntry, Entries } from './entries.ts';
import type { PageFiles } from './pages.ts';

type Faq = { items: readonly { question: string }[] };

const faqAnchors = ({ items }: Faq) => [
  faqAnchor,
  ...items.map(({ question }) => anchorOf(question)),
];

const titleAnchors = (items: readonly { title: string }[]) =>
  items.map(({ title }) => anchorOf(title));

/** Ids on an entry's page that a link can lead to. */
export function entryAnchors({ collection, fields, body }: AnyEntry) {
  const anchors = body.headings.map(({ id }) => id);
  if (fields.signs.length > 0) anchors.push(warningSignsId);
  if (collection !== 'services') return anchors;
  const { accordion, faq } = fields;
  return [...anchors, ...titleAnchors(accordion.items), ...(faq ? faqAnchors(faq) : [])];
}

/** Ids on the static pages that a link can lead to, by the address of the page. */
export function staticAnchors(
  { staticPages, strings }: PageFiles,
  { services, blog }: Entries,
  { signs }: Registries,
  people: readonly string[],
): Record<string, readonly string[]> {
  const { common, rareTitle, late, neck, back, groups, emergency } = strings.risks;
  const risks = [common, { title: rareTitle }, late, neck, back, ...groups, emergency];
  const signGroups = Object.values(signs).map(
    ({ group }) => strings['warning-signs'].groups[group],
  );
  const { home, services: overview, about, contact } = staticPages;
  return {
    [home.page.path]: faqAnchors(home.body.faq),
    [overview.page.path]: [
      ...Object.values(servicesAnchors),
      ...services.map(({ slug }) => slug),
      ...titleAnchors(overview.body.conditions.items),
    ],
    [staticPages.conditions.page.path]: [
      ...Object.values(conditionsAnchors),
      ...Object.keys(signs),
      ...signGroups.map(anchorOf),
      ...titleAnchors(risks),
    ],
    [about.page.path]: [...Object.values(aboutAnchors), ...people],
    [staticPages.blog.page.path]: blog.map(({ fields }) => fields.topic),
    [staticPages['new-patients'].page.path]: [
      ...Object.values(newPatientsAnchors),
      formAnchor,
      ...staticPages['new-patients'].body.sections.map(({ id }) => id),
    ],
    [contact.page.path]: [...Object.values(contactAnchors), formAnchor],
  };
}
