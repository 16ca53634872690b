import type { ArticleSlug, ConditionSlug, ServiceSlug } from '../../src/generated/slugs.ts';
import { record, regions } from '../../src/schemas/common.ts';
import type { CardData, LinkTarget, Lists, MenuItem } from '../../src/schemas/modules.ts';
import { policyListNames, ruleNames } from '../../src/schemas/policy.ts';
import { signGroups } from '../../src/schemas/registries.ts';
import { type AnyEntry, entryPath } from './entries.ts';
import { type Content, cardPicture, linkTo, recordsById, risksOf, signCards } from './pageData.ts';
import { infoPage, type PageFiles } from './pages.ts';
import { searchTargets } from './searchTargets.ts';

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

/** What several pages show: the menu, cards, signs, risks and rules, and what the search finds. */
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
