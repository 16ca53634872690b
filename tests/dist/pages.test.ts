import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attribute, type Element, elements, textOf } from '../../src/lib/parsedHtml.ts';
import { embedsOf } from '../../src/schemas/embeds.ts';
import { careRules, urgencies } from '../../src/schemas/registries.ts';
import { directories } from '../../tooling/directories.ts';
import { budgets, weigh } from '../../tooling/output/weights.ts';
import {
  type BuiltPage,
  builtPages,
  entries,
  fileOf,
  hrefOf,
  linksIn,
  notFoundPage,
  pageAt,
  project,
  registries,
  root,
  site,
  staticPages,
  strings,
  wordsOf,
} from './site.ts';

test('the built folder holds every page of the project', () => {
  const paths = builtPages.map(({ path }) => path);
  expect(paths.toSorted()).toEqual(project.pages.map(({ path }) => path).sort());
});

test('titles and descriptions are unlike each other', () => {
  const titles = builtPages.map(({ all }) => wordsOf(all('title')[0]));
  const descriptions = builtPages.map(({ meta }) => meta('description'));
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

describe.each(builtPages)('$path', (page) => {
  test('is whole in the HTML', () => {
    expect(page.all('title')).toHaveLength(1);
    expect(page.meta('description')?.length).toBeGreaterThanOrEqual(50);
    expect(page.meta('keywords')).toBeTruthy();
    expect(page.meta('robots')).not.toContain('noindex');
    expect(page.all('h1')).toHaveLength(1);
    expect(page.all('header').length).toBeGreaterThan(0);
    expect(page.all('footer')).toHaveLength(1);
    expect(page.words.split(' ').length).toBeGreaterThanOrEqual(150);
    expect(page.html).toMatch(/<\/html>\s*$/);
    expect(page.html, 'nothing was streamed out of order').not.toMatch(/<template id="[BP]:/);
    expect(page.links('canonical')).toEqual([`${root}${page.path.slice(1)}`]);
  });

  test('has a hero of at most 70 kB on a phone', () => {
    const files = page
      .all('source')
      .filter((tag) => attribute(tag, 'media') && attribute(tag, 'type') === 'image/avif')
      .flatMap((tag) => urlsIn(attribute(tag, 'srcset')));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => statSync(fileOf(file)).size > 70_000)).toEqual([]);
  });
});

/** Addresses in a `srcset`. */
const urlsIn = (srcset = '') => srcset.split(',').map((entry) => entry.trim().split(' ')[0] ?? '');

const own = "'self'";

/** Origins of the third parties that are used by any page: links load others in place. */
const originsOf = (tagName: string) =>
  builtPages
    .flatMap(({ all }) => all(tagName).flatMap((tag) => attribute(tag, 'src') ?? []))
    .filter((src) => src.startsWith('http'))
    .map((src) => new URL(src).origin);

const thirdParties = { scripts: originsOf('script'), frames: originsOf('iframe') };

const sourceOf = (tag: Element) =>
  `'sha256-${createHash('sha256').update(textOf(tag)).digest('base64')}'`;

describe.each([...builtPages, notFoundPage])('$file', (page) => {
  test('stays within its budgets', () => {
    const { js, css } = weigh(directories.output, page.file, site.basePath);
    expect(js).toBeLessThanOrEqual(budgets.js);
    expect(css).toBeLessThanOrEqual(budgets.css);
  });

  test('has a policy before anything that it rules, which allows what the page has and no more', () => {
    const [charset, policy] = page.all('meta');
    expect(page.all('head')[0]?.childNodes.slice(0, 2)).toEqual([charset, policy]);
    expect(policy && attribute(policy, 'http-equiv')).toBe('Content-Security-Policy');
    const rules = Object.fromEntries(
      ((policy && attribute(policy, 'content')) ?? '').split('; ').map((rule) => {
        const [name, ...sources] = rule.split(' ');
        return [name, sources.sort()] as const;
      }),
    );
    const inline = page
      .all('script')
      .filter((tag) => textOf(tag) && [undefined, 'module'].includes(attribute(tag, 'type')));
    expect(rules).toEqual({
      'default-src': ["'none'"],
      'script-src': [...new Set([own, ...thirdParties.scripts, ...inline.map(sourceOf)])].sort(),
      'style-src': [...new Set([own, ...page.all('style').map(sourceOf)])].sort(),
      ...Object.fromEntries(
        ['img', 'font', 'connect', 'manifest'].map((kind) => [`${kind}-src`, [own]]),
      ),
      'frame-src': [...new Set([own, ...thirdParties.frames])].sort(),
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
    });
  });

  test('has no inline style and no second use of an id', () => {
    const styled = page.elements.filter((tag) => attribute(tag, 'style') !== undefined);
    expect(styled).toEqual([]);
    const ids = page.elements.flatMap((tag) => attribute(tag, 'id') ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('leads nowhere that is not there', () => {
    const urls = page.elements.flatMap((tag) => [
      attribute(tag, 'href') ?? '',
      attribute(tag, 'src') ?? '',
      ...urlsIn(attribute(tag, 'srcset')),
    ]);
    expect([...new Set(urls)].filter((url) => url && !resolves(url, page))).toEqual([]);
  });
});

/** Whether an address of the own site is a page (with the fragment on it) or a file. */
function resolves(url: string, page: BuiltPage) {
  if (/^(https?:|tel:)/.test(url)) return true;
  const [href = '', fragment] = url.split('#');
  if (href && !href.startsWith(site.basePath)) return false;
  const target = href === '' ? page : builtPages.find(({ path }) => hrefOf(path) === href);
  if (target) return !fragment || target.elements.some((tag) => attribute(tag, 'id') === fragment);
  if (!existsSync(fileOf(href))) return existsSync(`${fileOf(href)}.html`);
  return !fragment || readFileSync(fileOf(href), 'utf8').includes(`id="${fragment}"`);
}

const mainLinks = ({ all }: BuiltPage) => linksIn(all('main')[0]);

test('the listing shows the listed articles by topic, those of a topic in their order', () => {
  const shown = mainLinks(pageAt('/blog')).filter((href) => href.startsWith(hrefOf('/blog/')));
  const listed = entries.blog.filter(({ fields }) => fields.listed !== false);
  const ofTopics = Object.keys(registries.topics).map((topic) =>
    listed
      .filter(({ fields }) => fields.topic === topic)
      .map(({ slug }) => hrefOf(`/blog/${slug}`)),
  );
  expect(shown).toEqual(ofTopics.flat());
});

test('each topic of the listing is a link to its heading', () => {
  const { all, elements } = pageAt('/blog');
  const nav = all('nav').find(
    (each) => attribute(each, 'aria-label') === staticPages.blog.body.topics,
  );
  const places = elements.flatMap((tag) => attribute(tag, 'id') ?? []);
  const targets = linksIn(nav).map((href) => href.split('#')[1] ?? '');
  expect(targets).toEqual(Object.keys(registries.topics).filter((id) => places.includes(id)));
  expect(targets.length).toBeGreaterThan(0);
});

test('each page is linked from another', () => {
  const linked = new Set(
    builtPages.flatMap(({ path, all }) =>
      linksIn(all('body')[0])
        .map((href) => href.split('#')[0])
        .filter((href) => href !== hrefOf(path)),
    ),
  );
  expect(builtPages.filter(({ path }) => !linked.has(hrefOf(path)))).toEqual([]);
});

/** Whether a date is not that of the review. */
const isOfArticle = ({ parentNode }: Element) =>
  !parentNode || !('attrs' in parentNode) || attribute(parentNode, 'data-part') !== 'review';

test('exactly the dated articles show their date', () => {
  const shown = Object.fromEntries(
    entries.blog.flatMap(({ slug }) => {
      const times = pageAt(`/blog/${slug}`).all('time').filter(isOfArticle);
      return times.map((time) => [slug, attribute(time, 'datetime')]);
    }),
  );
  const dated = entries.blog.filter(({ fields }) => fields.published);
  expect(shown).toEqual(
    Object.fromEntries(dated.map(({ slug, fields }) => [slug, fields.published])),
  );
});

test('each article lists its own headings, in their order', () => {
  for (const { slug } of entries.blog) {
    const { all, path } = pageAt(`/blog/${slug}`);
    const list = all('nav').find((nav) => attribute(nav, 'aria-labelledby') === 'contents');
    const ids = all('h2').flatMap((heading) => attribute(heading, 'id') ?? []);
    const links = linksIn(list).filter((href) => href.startsWith('#'));
    expect(links, path).toEqual(ids.filter((id) => id !== 'contents').map((id) => `#${id}`));
    expect(links, path).not.toEqual([]);
  }
});

/** Where visitors book. */
const booking = site.booking ?? hrefOf('/contact');

test('every button for an appointment leads where the owner has visitors book', () => {
  const names: (string | undefined)[] = [
    ...[strings.labels.book, strings.layout.bookShort],
    ...entries.blog.map(({ fields }) => fields.cta),
  ];
  for (const { all, path } of builtPages) {
    const buttons = all('a').filter((link) => names.includes(wordsOf(link)));
    expect(buttons.length, path).toBeGreaterThan(1);
    expect([...new Set(buttons.map((link) => attribute(link, 'href')))], path).toEqual([booking]);
  }
});

test('the page about the PIN leads to the forms that it is for, or says how to find them while the owner has not said where they are', () => {
  const { all } = pageAt('/new-patients');
  const links = all('a');
  const forms = links.filter(
    (link) => wordsOf(link) === staticPages['new-patients'].body.pin.forms,
  );
  expect(forms.map((link) => attribute(link, 'href'))).toEqual(
    site.newPatientForms ? [site.newPatientForms] : [],
  );
  const { otherwise } = staticPages['new-patients'].body.pin;
  expect(all('p').some((text) => wordsOf(text).includes(otherwise))).toBe(!site.newPatientForms);
});

test('condition pages lead to an appointment or call, and to their service and an article', () => {
  for (const { slug, fields } of entries.conditions) {
    const links = mainLinks(pageAt(`/conditions/${slug}`));
    const { scheduling } = site.phones;
    const next = fields.action === 'call' ? `tel:${scheduling}` : booking;
    expect(links, slug).toContain(next);
    expect(links, slug).toContain(hrefOf(`/services/${fields.related.service}`));
    expect(links.some((href) => href.startsWith(hrefOf('/blog/')))).toBe(true);
  }
});

test('forms and reviews stand in the HTML, in frames or behind links; the contact page has the form script as a tag', () => {
  const embeds = embedsOf(site, strings['embed-links']);
  const { newPatientSpecial } = embeds;
  const places = {
    '/': [embeds.survey, embeds.reviews],
    '/new-patients': [newPatientSpecial, newPatientSpecial, newPatientSpecial],
    '/contact': [embeds.appointment, embeds.map],
  };
  for (const [path, expected] of Object.entries(places)) {
    const frames = pageAt(path)
      .all('iframe')
      .map((frame) => attribute(frame, 'src'));
    expect(frames).toEqual(expected.flatMap((embed) => ('src' in embed ? embed.src : [])));
    const links = mainLinks(pageAt(path));
    for (const embed of expected) if ('href' in embed) expect(links).toContain(embed.href);
  }
  for (const { all } of builtPages) {
    const titles = all('iframe').map((frame) => attribute(frame, 'title'));
    expect(new Set(titles).size).toBe(titles.length);
  }
  const scripts = pageAt('/contact').all('script');
  const sources = scripts.flatMap((script) => attribute(script, 'src') ?? []);
  expect(sources).toEqual(embeds.script ? [embeds.script] : []);
});

test('entry and framework hold no article and no index of them, and both fonts weigh at most 36 kB', () => {
  const assets = readdirSync(join(directories.output, 'assets'));
  const scripts = assets
    .filter((name) => /^(index|framework)-.*\.js$/.test(name))
    .map((name) => readFileSync(join(directories.output, 'assets', name), 'utf8'))
    .join('');
  expect(scripts).not.toBe('');
  for (const { fields } of Object.values(entries).flat()) {
    for (const words of [fields.excerpt, fields.description]) expect(scripts).not.toContain(words);
  }
  const fonts = assets.filter((name) => name.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  const sizes = fonts.map((name) => statSync(join(directories.output, 'assets', name)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(36_000);
});

test('samples of forms are kept from search engines', () => {
  const samples = globSync(join(directories.output, 'sample-embeds/*.html'));
  expect(samples.length > 0).toBe(site.embeds.forms.provider === 'sample');
  for (const file of samples)
    expect(readFileSync(file, 'utf8')).toContain('<meta name="robots" content="noindex" />');
});

test('the not-found page says so, leads home and is kept from search engines', () => {
  const { code, message, link, description } = strings['not-found'];
  // Spaces that keep words together are spaces, too.
  for (const text of [code, message, link])
    expect(notFoundPage.words).toContain(text.replace(/\s/g, ' '));
  expect(mainLinks(notFoundPage)).toContain(hrefOf('/'));
  expect(notFoundPage.meta('description')).toBe(description);
  expect(notFoundPage.meta('robots')).toBe('noindex');
});

test('the list of all signs has every sign, each with the id that links name', () => {
  const page = pageAt('/services/conditions');
  const items = page.elements.filter(({ tagName }) => tagName === 'li');
  for (const [id, { name }] of Object.entries(registries.signs)) {
    const item = items.find((tag) => attribute(tag, 'id') === id);
    expect(item && textOf(item), id).toContain(name);
  }
});

describe.each(Object.values(entries).flat())(
  '$collection/$slug',
  ({ collection, slug, fields, body }) => {
    const page = pageAt(`/${collection}/${slug}`);

    test('shows the signs that it names, in cards from the most pressing on', () => {
      const cards = page.elements.filter((tag) => attribute(tag, 'data-urgency'));
      const named = fields.signs.map((id) => registries.signs[id]);
      expect(cards.map((card) => attribute(card, 'data-urgency'))).toEqual(
        urgencies.filter((urgency) => named.some((sign) => sign?.urgency === urgency)),
      );
      const shown = cards.flatMap((card) =>
        [...elements(card)].filter(({ tagName }) => tagName === 'strong').map(textOf),
      );
      expect(shown.map((name) => name.replace(/\.$/, '')).sort()).toEqual(
        named.map((sign) => sign?.name).sort(),
      );
    });

    test('shows what its care can do beside its risks, who has reviewed it, and links to other sites only in its text and where it cites', () => {
      const care = fields.care.flatMap((kind) => registries.care[kind] ?? []);
      const risks = care.flatMap(({ risk }) => risk ?? []);
      const said = [...risks, ...Object.values(fields.gains ?? {})];
      expect(said.filter((words) => !page.words.includes(words))).toEqual([]);
      for (const rule of careRules) {
        const { title, items } = strings.risks[rule];
        const isStated = care.some(({ rules }) => rules?.includes(rule));
        expect(page.words.includes(title)).toBe(isStated);
        expect(items.every((item) => page.words.includes(item))).toBe(isStated);
      }
      const parts = ['gains', 'risks'].map((name) =>
        page.elements.some((tag) => attribute(tag, 'data-part') === name),
      );
      expect(parts).toEqual([risks.length > 0, risks.length > 0]);
      const reviewed = `${strings.article.reviewed} ${site.review?.by ?? ''}`;
      expect(page.words.includes(reviewed)).toBe(site.review !== null);
      const works = fields.sources.flatMap((id) => registries.sources[id]?.link ?? []);
      const named = body.links.flatMap(({ url }) => (/^https:/.test(url) ? [url] : []));
      const others = mainLinks(page).filter((href) => /^https?:/.test(href) && href !== booking);
      expect(others).toEqual([...named, ...works]);
    });
  },
);
