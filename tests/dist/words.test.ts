import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { urgencies } from '../../src/content/schemas/collections.ts';
import { charactersOfSite } from '../../tooling/plugins/fonts.ts';
import { blocksOf, linesWith, placesOf, readingGrade, runsOf, wordsOf } from './language.ts';
import {
  attribute,
  type BuiltPage,
  builtPages,
  content,
  directory,
  project,
  site,
  textOf,
} from './site.ts';

const texts = builtPages.map((page) => {
  const blocks = blocksOf(page);
  const words = blocks.flatMap(({ text }) => wordsOf(text));
  return { page, path: page.path, blocks, words, runs: runsOf(words) };
});

const of = (pages: readonly { path: string }[]) =>
  texts.filter(({ path }) => pages.some((page) => page.path === path));

const collections = {
  articles: of(project.entries.blog),
  conditions: of(project.entries.conditions),
  services: of(project.entries.services),
};

type Element = BuiltPage['elements'][number];

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;

describe('length', () => {
  test.each([
    ['articles', 900, 1450, 1000],
    ['conditions', 650, 1000, 700],
    ['services', 700, 1150, 800],
  ] as const)('%s have %d to %d words, in the median %d or more', (name, least, most, middle) => {
    const counts = collections[name].map(({ path, words }) => [path, words.length] as const);
    expect(counts.filter(([, count]) => count < least || count > most)).toEqual([]);
    expect(median(counts.map(([, count]) => count))).toBeGreaterThanOrEqual(middle);
  });
});

test('the fonts know every character of the pages, and weigh at most 36 kB', () => {
  const known = charactersOfSite();
  const shown = new Set(builtPages.map(({ all }) => textOf(all('body')[0] as never)).join(''));
  expect([...shown].filter((character) => character > ' ' && !known.includes(character))).toEqual(
    [],
  );
  const fonts = readdirSync(join(directory, 'assets')).filter((name) => name.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  const sizes = fonts.map((name) => statSync(join(directory, 'assets', name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(36_000);
});

test('pages read easily: grade 9 at most, 8 in the median', () => {
  const grades = texts.map(({ path, blocks }) => {
    const prose = blocks.filter(({ tag }) => !tag.startsWith('h'));
    return [path, readingGrade(prose.map(({ text }) => text))] as const;
  });
  expect(grades.filter(([, grade]) => grade > 9)).toEqual([]);
  expect(median(grades.map(([, grade]) => grade))).toBeLessThanOrEqual(8);
});

// Between hyphens it is part of an id.
const banned =
  /(?<!-)\b(cure[sd]?|curing|guarantee[sd]?|pain-free|painless|best|miracles?|chiropractic physicians?|superior|proven to|#1)\b(?!-)/i;

test('no page promises what nobody can promise', () => {
  expect(linesWith(banned)).toEqual([]);
  const hits = texts.flatMap(({ path, blocks }) =>
    blocks.flatMap(({ text }) => (banned.test(text) ? [`${path}: ${text}`] : [])),
  );
  expect(hits).toEqual([]);
});

test('at most a tenth of the 12-word runs of a page stand on another', () => {
  const pagesByRun = new Map<string, string[]>();
  for (const { path, runs } of texts) {
    for (const run of runs) pagesByRun.set(run, [...(pagesByRun.get(run) ?? []), path]);
  }
  const repeats = texts.flatMap(({ path, runs }) => {
    const shared = [...runs].filter((run) => (pagesByRun.get(run) ?? []).length > 1);
    if (shared.length <= runs.size / 10) return [];
    const [first = ''] = shared;
    return [
      `${path}: ${shared.length} of ${runs.size}, e.g. "${first}" in ${placesOf(first).join(', ')}`,
    ];
  });
  expect(repeats).toEqual([]);
});

test('no paragraph stands on two pages', () => {
  const places = new Map<string, string[]>();
  for (const { path, blocks } of texts) {
    for (const { tag, text } of blocks) {
      if (tag !== 'p' || wordsOf(text).length < 14) continue;
      places.set(text, [...(places.get(text) ?? []), path]);
    }
  }
  const copies = [...places].filter(([, paths]) => new Set(paths).size > 1);
  // Cards show the excerpt of their page.
  const excerpts = [...content.services, ...content.conditions, ...content.blog].map(
    ({ data }) => data.excerpt,
  );
  expect(
    copies
      .filter(([text]) => !excerpts.includes(text))
      .map(
        ([text, paths]) => `${paths.join(', ')}: ${placesOf(wordsOf(text).join(' ')).join(', ')}`,
      ),
  ).toEqual([]);
});

const entries = [...collections.articles, ...collections.conditions, ...collections.services];

test.each([
  ['opening', (words: readonly string[]) => words.slice(0, 7)],
  ['closing', (words: readonly string[]) => words.slice(-7)],
] as const)('no two entries share an %s', (_name, cut) => {
  const parts = entries.map(({ blocks }) => {
    const prose = blocks.filter(({ tag }) => tag === 'p' || tag === 'li');
    return cut(prose.flatMap(({ text }) => wordsOf(text))).join(' ');
  });
  expect(parts.filter((part, index) => parts.indexOf(part) !== index)).toEqual([]);
});

test('no two entries share a heading', () => {
  const headings = entries.flatMap(({ path, blocks }) =>
    blocks.filter(({ tag }) => tag === 'h2').map(({ text }) => [text.toLowerCase(), path] as const),
  );
  const seen = new Map<string, string>();
  const shared = headings.filter(([text, path]) => {
    const other = seen.get(text);
    seen.set(text, path);
    return other !== undefined && other !== path;
  });
  expect(shared).toEqual([]);
});

const linksOf = (page: BuiltPage, part: 'main' | 'all' = 'main') => {
  const main = page.all('main')[0];
  return page
    .all('a')
    .filter((link) => part === 'all' || isInside(link, main))
    .map((link) => (attribute(link, 'href') ?? '').split('#')[0] ?? '');
};

function isInside(element: unknown, ancestor: unknown): boolean {
  const { parentNode } = element as { parentNode?: unknown };
  return (
    parentNode !== undefined &&
    parentNode !== null &&
    (parentNode === ancestor || isInside(parentNode, ancestor))
  );
}

const helped = new Set<string>(
  [...project.entries.services, ...project.entries.conditions].map(({ path }) => path),
);

test('each article links to two conditions or services, each condition to its service and an article', () => {
  for (const { page, path } of collections.articles) {
    const targets = new Set(linksOf(page).filter((href) => helped.has(href)));
    expect(targets.size, path).toBeGreaterThanOrEqual(2);
  }
  for (const { slug, data } of content.conditions) {
    const page = builtPages.find(({ path }) => path === `/conditions/${slug}`) as BuiltPage;
    const links = linksOf(page);
    expect(links).toContain(`/services/${data.related.service}`);
    expect(links.some((href) => href.startsWith('/blog/') && href !== '/blog/')).toBe(true);
  }
});

test('no page is an orphan: each is linked from the main part of another or from the navigation', () => {
  const linked = new Set(
    builtPages.flatMap((page) => linksOf(page, 'all').filter((href) => href !== page.path)),
  );
  expect(builtPages.filter(({ path }) => !linked.has(path)).map(({ path }) => path)).toEqual([]);
});

test('each entry shows the signs that it names, in cards from the most pressing on', () => {
  for (const [collection, list] of Object.entries(content)) {
    for (const { slug, data } of list) {
      const page = builtPages.find(({ path }) => path === `/${collection}/${slug}`) as BuiltPage;
      const cards = page.elements.filter(
        (element) =>
          attribute(element, 'data-urgency') && attribute(element, 'data-collection') === undefined,
      );
      const shown = cards.flatMap((card) => [...itemsOf(card)].map(textOf));
      const named = data.signs.map((id) => project.collections.signs[id]);
      const given = urgencies.filter((urgency) => named.some((sign) => sign?.urgency === urgency));
      expect(
        cards.map((card) => attribute(card, 'data-urgency')),
        page.path,
      ).toEqual(given);
      expect(shown.toSorted(), page.path).toEqual(named.map((sign) => sign?.words).sort());
    }
  }
});

test('each page shows the risks of its care, and who reviews it', () => {
  for (const [collection, list] of Object.entries(content)) {
    for (const { slug, data } of list) {
      const { words, path } = builtPages.find(
        (page) => page.path === `/${collection}/${slug}`,
      ) as BuiltPage;
      const risks = data.care.flatMap((kind) => project.collections.care[kind]?.risks ?? []);
      for (const risk of risks) expect(words, path).toContain(risk);
      expect(words.includes('Risks of this care'), path).toBe(risks.length > 0);
      expect(words, path).toContain(site.review.by);
    }
  }
});

function* itemsOf(element: Element): Generator<Element> {
  for (const child of element.childNodes) {
    if (!('tagName' in child)) continue;
    if (child.tagName === 'li') yield child;
    else yield* itemsOf(child);
  }
}

test('entries link to other sites only where they cite a work, and each work with an address is a link', () => {
  for (const [collection, list] of Object.entries(content)) {
    for (const { slug, data } of list) {
      const page = builtPages.find(({ path }) => path === `/${collection}/${slug}`) as BuiltPage;
      const away = linksOf(page).filter((href) => /^https?:/.test(href));
      const works = data.sources.map((id) => project.collections.sources[id]?.link);
      expect(away, page.path).toEqual(works.filter((link) => link !== undefined));
    }
  }
});

test('each article and condition names its sources', () => {
  const without = [...content.blog, ...content.conditions].filter(
    ({ data }) => data.sources.length === 0,
  );
  expect(without.map(({ file }) => file)).toEqual([]);
});

test('figures of claims, phones, people and hours are never typed into content', () => {
  const figures = Object.values(site.claims)
    .map(({ value }) => value)
    .filter((value) => /\d/.test(value));
  const typed = [
    ...figures,
    site.doctor.name,
    site.spouse.name,
    site.clinicName,
    site.address.street,
    '555-',
    '9:00 am',
  ];
  const pattern = new RegExp(
    typed.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
  );
  expect(linesWith(pattern)).toEqual([]);
});
