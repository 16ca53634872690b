import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatPhone } from '../../src/lib/phone.ts';
import { budgets, weigh } from '../../tooling/files/weights.ts';
import { articles, frameHeights, pages, published } from '../specification.ts';
import {
  attribute,
  type BuiltPage,
  builtPages,
  content,
  directory,
  notFoundPage,
  project,
  site,
  textOf,
} from './site.ts';

const pageAt = (path: string) => {
  const page = builtPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not built.`);
  return page;
};

test('the built folder holds every page of the project, those of the specification and 404.html', () => {
  const paths = builtPages.map(({ path }) => path);
  expect(paths.toSorted()).toEqual(project.pages.map(({ path }) => path).sort());
  expect(pages.filter((path) => !paths.includes(path))).toEqual([]);
  expect(notFoundPage).toBeDefined();
});

test('titles and descriptions are unlike each other', () => {
  const titles = builtPages.map(({ all }) => textOf(all('title')[0] as never));
  const descriptions = builtPages.map(({ meta }) => meta('description'));
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

describe.each(builtPages)('$path', (page) => {
  test('is whole in the HTML', () => {
    expect(page.all('title')).toHaveLength(1);
    expect(page.meta('description')?.length).toBeGreaterThanOrEqual(50);
    expect(page.meta('keywords')).toBeTruthy();
    expect(page.all('h1')).toHaveLength(1);
    expect(page.all('header').length).toBeGreaterThan(0);
    expect(page.all('footer')).toHaveLength(1);
    expect(page.words.split(' ').length).toBeGreaterThanOrEqual(150);
    expect(page.html).toMatch(/<\/html>\s*$/);
    expect(page.html, 'nothing was streamed out of order').not.toMatch(/<template id="[BP]:/);
  });

  test('has one canonical address, its own', () => {
    const canonical = page
      .all('link')
      .filter((link) => attribute(link, 'rel') === 'canonical')
      .map((link) => attribute(link, 'href'));
    const path = page.path === '/' ? '' : page.path;
    expect(canonical).toEqual([`${site.origin}${site.basePath.slice(0, -1)}${path || '/'}`]);
  });

  test('says who the doctor is, when the office is open and how to call', () => {
    const footer = textOf(page.all('footer')[0] as never);
    expect(footer).toContain(`${site.doctor.name}, D.C., Chiropractor`);
    expect(footer).toContain(formatPhone(site.phones.scheduling));
    expect(footer).toContain('Office hours');
  });
});

describe.each([...builtPages, notFoundPage as BuiltPage])('$file', (page) => {
  test('stays within its budgets', () => {
    const { js, css } = weigh(directory, page.file, site.basePath);
    const hasForms = page.all('iframe').length > 0;
    expect(js).toBeLessThanOrEqual(hasForms ? budgets.jsWithForms : budgets.js);
    expect(css).toBeLessThanOrEqual(budgets.css);
  });

  test('has a policy before anything that it rules, which allows only what is named', () => {
    const first =
      /<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/i;
    const policy = first.exec(page.html)?.[1];
    expect(policy).toMatch(/default-src 'none'; script-src 'self'/);
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
  });

  test('runs its entry script only when that is the file that was built', () => {
    const entry = page.all('script').find((script) => attribute(script, 'type') === 'later');
    const src = entry && attribute(entry, 'src');
    const file = readFileSync(join(directory, src?.slice(site.basePath.length) ?? ''));
    const hash = createHash('sha384').update(file).digest('base64');
    expect(entry && attribute(entry, 'integrity')).toBe(`sha384-${hash}`);
  });

  test('has no inline style and no second use of an id', () => {
    expect(page.elements.filter((element) => attribute(element, 'style') !== undefined)).toEqual(
      [],
    );
    const ids = page.elements.flatMap((element) => attribute(element, 'id') ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('leads nowhere that is not there', () => {
    const missing = page.elements.flatMap((element) => {
      const urls = [
        attribute(element, 'href'),
        attribute(element, 'src'),
        ...(attribute(element, 'srcset') ?? '')
          .split(',')
          .map((entry) => entry.trim().split(' ')[0]),
      ];
      return urls.filter((url) => url && !resolves(url, page));
    });
    expect(missing).toEqual([]);
  });
});

/** Whether an address of the own site is a page (with the fragment on it) or a file. */
function resolves(url: string, page: BuiltPage) {
  if (/^(https?:|tel:|data:)/.test(url)) return true;
  const [path = '', fragment] = url.split('#');
  const target = path === '' ? page : builtPages.find((candidate) => candidate.path === path);
  if (!target) {
    const file = join(directory, path.slice(site.basePath.length));
    if (!existsSync(file)) return existsSync(`${file}.html`);
    return !fragment || readFileSync(file, 'utf8').includes(`id="${fragment}"`);
  }
  return !fragment || target.elements.some((element) => attribute(element, 'id') === fragment);
}

test('the listing shows the listed articles, the 19 in their given order; the unlisted one is linked elsewhere', () => {
  const cards = pageAt('/blog')
    .all('main')[0]
    ?.childNodes.flatMap((node) => [...linksIn(node)])
    .filter((href) => href.startsWith('/blog/'));
  const listed = content.blog.filter(({ data }) => data.listed !== false);
  expect(cards).toEqual(listed.map(({ slug }) => `/blog/${slug}`));
  const given = articles.slice(0, 19).map((id) => `/blog/${id}`);
  expect(cards?.filter((card) => given.includes(card))).toEqual(given);
  const linking = builtPages.filter(
    ({ path, all }) =>
      path !== '/blog' && all('a').some((a) => attribute(a, 'href') === `/blog/${articles[19]}`),
  );
  expect(linking.length).toBeGreaterThan(0);
});

function* linksIn(node: unknown): Generator<string> {
  const { tagName, childNodes } = node as { tagName?: string; childNodes?: unknown[] };
  if (tagName === 'a') yield attribute(node as never, 'href') ?? '';
  for (const child of childNodes ?? []) yield* linksIn(child);
}

test('exactly the dated articles show their date, the six given ones among them', () => {
  const shown = Object.fromEntries(
    content.blog.flatMap(({ slug }) => {
      const times = pageAt(`/blog/${slug}`).all('time');
      return times.map((time) => [slug, attribute(time, 'datetime')]);
    }),
  );
  const dated = content.blog.filter(({ data }) => data.published);
  expect(shown).toEqual(Object.fromEntries(dated.map(({ slug, data }) => [slug, data.published])));
  expect(shown).toMatchObject(published);
  const undated = articles.filter((id) => !(id in published));
  expect(undated.filter((id) => id in shown)).toEqual([]);
});

test('each article lists its own headings, in their order', () => {
  for (const { path } of project.entries.blog) {
    const page = pageAt(path);
    const list = page.all('nav').find((nav) => attribute(nav, 'aria-labelledby') === 'contents');
    const headings = page
      .all('h2')
      .map((heading) => attribute(heading, 'id'))
      .filter((id) => id !== undefined && id !== 'contents');
    const links = list ? [...linksIn(list)] : [];
    expect(links, path).toEqual(headings.map((id) => `#${id}`));
    expect(links, path).not.toEqual([]);
  }
});

test('one article is credited to the practitioner and the clinic', () => {
  const credited = articles.filter((id) => pageAt(`/blog/${id}`).words.includes('Published by'));
  expect(credited).toEqual(['navigating-life-transitions']);
  expect(pageAt('/blog/navigating-life-transitions').words).toContain(
    `Published by Dr. ${site.doctor.name}, ${site.clinicName}`,
  );
});

test('condition pages lead to the contact page; one by phone, one inline', () => {
  for (const { slug } of content.conditions) {
    const main = pageAt(`/conditions/${slug}`).all('main')[0];
    const links = [...linksIn(main)];
    if (slug === 'respiratory-conditions') {
      expect(links).toContain(`tel:${site.phones.scheduling}`);
    } else expect(links, slug).toContain('/contact');
  }
  expect(pageAt('/conditions/infertility-menstrual-cramps').html).toMatch(
    /<a[^>]*href="\/contact"[^>]*>[^<]* here<\/a>/,
  );
});

test('the frames stand in the HTML, each with its own id and title', () => {
  const frames = (path: string) =>
    pageAt(path)
      .all('iframe')
      .map((frame) => attribute(frame, 'data-size'));
  expect(frames('/')).toEqual(['survey', 'reviews']);
  expect(frames('/new-patients')).toEqual(['newPatient', 'newPatient', 'newPatient']);
  expect(frames('/contact')).toEqual(['appointment', 'map']);
  expect(Object.keys(frameHeights).sort()).toEqual(
    [...new Set(['/', '/new-patients', '/contact'].flatMap(frames))].sort(),
  );
  for (const { all } of builtPages) {
    const titles = all('iframe').map((frame) => attribute(frame, 'title'));
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('a hero weighs at most 70 kB on a phone', () => {
  for (const page of builtPages) {
    const sources = page
      .all('source')
      .filter((source) => attribute(source, 'media') && attribute(source, 'type') === 'image/avif');
    const files = sources.flatMap((source) =>
      (attribute(source, 'srcset') ?? '')
        .split(',')
        .map((entry) => entry.trim().split(' ')[0] ?? ''),
    );
    expect(files.length, page.path).toBeGreaterThan(0);
    for (const file of files) {
      const { length } = readFileSync(join(directory, file.slice(site.basePath.length)));
      expect(length, `${page.path}: ${file}`).toBeLessThanOrEqual(70_000);
    }
  }
});

test('the entry chunk holds no article and no index of them', () => {
  const scripts = readdirSync(join(directory, 'assets'))
    .filter((name) => /^(index|framework)-.*\.js$/.test(name))
    .map((name) => readFileSync(join(directory, 'assets', name), 'utf8'))
    .join('');
  expect(scripts).not.toBe('');
  for (const { data } of [...content.blog, ...content.conditions, ...content.services]) {
    const words = [
      data.excerpt,
      data.description,
      ...data.sources.flatMap((id) => project.collections.sources[id]?.title ?? []),
    ];
    // Menus name services and conditions.
    if ('order' in data) words.push(data.title);
    for (const text of words) expect(scripts).not.toContain(text);
  }
});

test('the not-found page says so and leads home', () => {
  expect(notFoundPage?.words).toMatch(/404.*Oops! Page not found.*Return to Home/);
  expect(notFoundPage?.meta('description')).toBeTruthy();
  expect(notFoundPage?.meta('robots')).toBe('noindex');
});

test('the contact page has the form script as a tag', () => {
  const tags = pageAt('/contact')
    .all('script')
    .map((script) => attribute(script, 'src') ?? '');
  expect(tags.filter((src) => src.endsWith('/form-embed.js'))).toHaveLength(1);
});

test('each service says what to expect, step by step; About tells the mission', () => {
  for (const { path } of project.entries.services) {
    expect(pageAt(path).words, path).toMatch(/What to expect/i);
  }
  expect(pageAt('/about').words).toMatch(/mission/i);
});
