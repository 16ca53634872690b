import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { googleDirectionsUrl, streetLine } from '../../src/lib/address.ts';
import { withoutLinks } from '../../src/lib/links.ts';
import { attribute, type Element, elements, type Node, textOf } from '../../src/lib/parsedHtml.ts';
import { titledName } from '../../src/lib/people.ts';
import type { Urgency } from '../../src/lib/urgency.ts';
import { embedsOf } from '../../src/schemas/embeds.ts';
import { policyListNames } from '../../src/schemas/policy.ts';
import { plainWords } from '../../src/schemas/registries.ts';
import { entryPath } from '../../tooling/content/entries.ts';
import { directories } from '../../tooling/directories.ts';
import { weigh } from '../../tooling/output/weights.ts';
import { hasSamples } from '../../tooling/plugins/sampleEmbeds.ts';
import {
  type BuiltPage,
  builtPages,
  entries,
  fileOf,
  hrefOf,
  linksIn,
  missingIn,
  notFoundPage,
  pageAt,
  plain,
  project,
  registries,
  root,
  site,
  staticPages,
  strings,
  wordsOf,
} from './site.ts';

/**
 * What any page may weigh, in bytes after gzip, apart from its own words, which are up to the owner. A limit is raised
 * only for something that visitors gain by.
 */
const limits = { JavaScript: 133_000, CSS: 14_000 };

test('the built folder holds every page of the project', () => {
  const paths = builtPages.map(({ path }) => path);
  expect(paths.toSorted()).toEqual(project.pages.map(({ path }) => path).sort());
});

describe.each(builtPages)('$path', (page) => {
  test('is complete without JavaScript', () => {
    const { heading, description } = project.pages.find(({ path }) => path === page.path) ?? {};
    expect(page.all('h1').map(wordsOf)).toEqual([plain(heading ?? '')]);
    expect(page.meta('description')).toBe(description);
    expect(page.meta('viewport')).toContain('width=device-width');
    expect(page.meta('robots')).not.toContain('noindex');
    expect(page.links('canonical')).toEqual([`${root}${page.path.slice(1)}`]);
    expect(page.html).toMatch(/<\/html>\s*$/);
    expect(page.html, 'nothing was streamed out of order').not.toMatch(/<template id="[BP]:/);
  });
});

const urlsIn = (srcset = '') => srcset.split(',').map((entry) => entry.trim().split(' ')[0] ?? '');

const embeds = embedsOf(site, strings['embed-links']);

describe.each([...builtPages, notFoundPage])('$file', (page) => {
  test('weighs no more than the limits', () => {
    const { JavaScript, CSS } = weigh(directories.output, page.file, site.basePath);
    const words = gzipSync(page.words).length;
    expect(JavaScript - words).toBeLessThanOrEqual(limits.JavaScript);
    expect(CSS).toBeLessThanOrEqual(limits.CSS);
  });

  // Browser tests fail where the policy forbids what a page contains.
  test('starts with a security policy', () => {
    const [charset, policy] = page.all('meta');
    expect(page.all('head')[0]?.childNodes.slice(0, 2)).toEqual([charset, policy]);
    expect(policy && attribute(policy, 'http-equiv')).toBe('Content-Security-Policy');
    const csp = (policy && attribute(policy, 'content')) ?? '';
    expect(csp).toContain("default-src 'none'; ");
    expect(csp).not.toContain("'unsafe-");
  });

  test('names its language and preloads its fonts', () => {
    expect(attribute(page.all('html')[0] as Element, 'lang')).toBe('en-US');
    const fonts = globSync('assets/*.woff2', { cwd: directories.output }).map((font) =>
      hrefOf(`/${font}`),
    );
    expect(page.links('preload').sort()).toEqual(fonts.sort());
  });

  test('links every hotline that it names, and 911 in its emergency boxes', () => {
    expect(unlinked(page.all('main')[0]).filter((text) => hotlineName.test(text))).toEqual([]);
    const boxes = page.elements.filter((tag) => attribute(tag, 'data-block') === 'emergency');
    for (const box of boxes) {
      expect(linksIn(box).includes('tel:911')).toBe(/\b911\b/.test(wordsOf(box)));
      expect(linksIn(box).join()).toContain('#');
    }
  });

  test('marks only links to the page itself as current', () => {
    const current = page.elements.filter((tag) => attribute(tag, 'aria-current') === 'page');
    const targets = current.flatMap((tag) => attribute(tag, 'href')?.split('#')[0] ?? []);
    expect(targets.filter((href) => href !== hrefOf(page.path))).toEqual([]);
  });

  test('has no inline styles or duplicate ids', () => {
    const styled = page.elements.filter((tag) => attribute(tag, 'style') !== undefined);
    expect(styled).toEqual([]);
    const ids = page.elements.flatMap((tag) => attribute(tag, 'id') ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('has no broken link, picture or fragment', () => {
    const urls = page.elements.flatMap((tag) => [
      attribute(tag, 'href') ?? '',
      attribute(tag, 'src') ?? '',
      ...urlsIn(attribute(tag, 'srcset')),
    ]);
    expect([...new Set(urls)].filter((url) => url && !resolves(url, page))).toEqual([]);
  });
});

/** A toll-free number, or 988 where somebody shall call it. */
const hotlineName = /\b1-8\d\d-\d{3}-\d{4}|\b(?:call|text) (?:or text )?988\b/i;

function unlinked(node: Node | undefined): string[] {
  if (!node || ('tagName' in node && ['a', 'script'].includes(node.tagName))) return [];
  if ('value' in node) return [node.value];
  return 'childNodes' in node ? node.childNodes.flatMap(unlinked) : [];
}

/** Whether an address leads to another site, to a page of this one that has the fragment, or to a file. */
function resolves(url: string, page: BuiltPage) {
  if (/^(https?:|tel:|sms:|mailto:)/.test(url)) return true;
  const [href = '', fragment] = url.split('#');
  if (href && !href.startsWith(site.basePath)) return false;
  const target = href === '' ? page : builtPages.find(({ path }) => hrefOf(path) === href);
  if (target) return !fragment || target.elements.some((tag) => attribute(tag, 'id') === fragment);
  if (!existsSync(fileOf(href))) return existsSync(`${fileOf(href)}.html`);
  return !fragment || readFileSync(fileOf(href), 'utf8').includes(`id="${fragment}"`);
}

const mainLinks = ({ all }: BuiltPage) => linksIn(all('main')[0]);

test('the blog lists its articles, newest first', () => {
  const listed = entries.blog.filter(({ fields }) => fields.listed !== false);
  const newestFirst = listed.toSorted((one, other) => other.fields.order - one.fields.order);
  const shown = mainLinks(pageAt('/blog')).filter((href) => href.startsWith(hrefOf('/blog/')));
  expect(shown).toEqual(newestFirst.map(({ slug }) => hrefOf(`/blog/${slug}`)));
});

test('every page that is listed is linked from another', () => {
  const unlisted = entries.blog.flatMap(({ slug, fields }) =>
    fields.listed === false ? `/blog/${slug}` : [],
  );
  const linked = new Set(
    builtPages.flatMap(({ path, all }) =>
      linksIn(all('body')[0])
        .map((href) => href.split('#')[0])
        .filter((href) => href !== hrefOf(path)),
    ),
  );
  const listed = builtPages.map(({ path }) => path).filter((path) => !unlisted.includes(path));
  expect(listed.filter((path) => !linked.has(hrefOf(path)))).toEqual([]);
});

/** Whether a date is the article's own, not that of its review. */
const isOfArticle = ({ parentNode }: Element) =>
  !parentNode || !('attrs' in parentNode) || attribute(parentNode, 'data-block') !== 'review';

test('each article shows its date, if it has one, and lists its headings in their order', () => {
  for (const { slug, body, fields } of entries.blog) {
    const { all, path } = pageAt(`/blog/${slug}`);
    const dates = all('time')
      .filter(isOfArticle)
      .map((time) => attribute(time, 'datetime'));
    expect(dates, path).toEqual(fields.published ? [fields.published] : []);
    const list = all('nav').find(
      (nav) => attribute(nav, 'aria-label') === strings.article.contents,
    );
    const links = linksIn(list).filter((href) => href.startsWith('#'));
    const headings = body.headings.filter(({ depth }) => depth === 2);
    expect(links, path).toEqual(headings.map(({ id }) => `#${id}`));
  }
});

const booking = site.booking ?? hrefOf('/contact');

test('links that many pages have lead where their names say, and each page has several for an appointment', () => {
  const { labels, layout } = strings;
  const directions = googleDirectionsUrl(site.address);
  const targets = new Map<string, string>([
    [labels.newPatientSpecial, hrefOf('/new-patients')],
    [`${site.clinicName}, ${layout.logoHome}`, hrefOf('/')],
    [layout.directions, directions],
    [staticPages.home.body.reviewsLink, site.reviewsUrl],
    ...[labels.learnMore, labels.readMore].flatMap((label) =>
      Object.values(entries)
        .flat()
        .map((entry): [string, string] => [
          plain(`${label} ${labels.about} ${entry.fields.title}`),
          hrefOf(entryPath(entry)),
        ]),
    ),
    ...[labels.book, layout.bookShort, ...entries.blog.map(({ fields }) => fields.cta)].map(
      (name): [string, string] => [name, booking],
    ),
  ]);
  for (const { all, path } of builtPages) {
    const links = all('a').map((link) => {
      const name = attribute(link, 'aria-label') ?? wordsOf(link);
      return { name, href: attribute(link, 'href') };
    });
    for (const { name, href } of links) {
      const target = name.startsWith(layout.directionsTo) ? directions : targets.get(name);
      if (target) expect(href, `${name} on ${path}`).toBe(target);
      if (target === directions && /\d/.test(name))
        expect(name, path).toContain(streetLine(site.address));
    }
    expect(links.filter(({ href }) => href === booking).length, path).toBeGreaterThan(1);
  }
});

test('each article names its author, if it has one, and has the button that its front matter asks for', () => {
  for (const { slug, fields } of entries.blog) {
    const author = site.people.find(({ id }) => id === fields.author);
    const { all, words } = pageAt(`/blog/${slug}`);
    if (author) {
      const by = `${strings.article.publishedBy} ${titledName(author)}, ${site.clinicName}`;
      expect(missingIn(words, [by]), slug).toEqual([]);
    }
    expect(all('a').map(wordsOf), slug).toContain(fields.cta);
  }
});

test('header and footer link to each social profile by name', () => {
  for (const { all, path } of builtPages) {
    const links = all('a').map((link) => `${wordsOf(link)}: ${attribute(link, 'href')}`);
    for (const { name, url } of site.social) {
      const profile = `${site.clinicName} ${strings.layout.profileOn} ${name}: ${url}`;
      const found = links.filter((link) => link === profile);
      expect(found.length, path).toBeGreaterThanOrEqual(2);
    }
  }
});

test('the page about the PIN links to its forms, or says how to find them if the configuration has no link', () => {
  const { all } = pageAt('/new-patients');
  const { pin } = staticPages['new-patients'].body;
  const forms = all('a').filter((link) => wordsOf(link) === pin?.forms);
  expect(forms.map((link) => attribute(link, 'href'))).toEqual(
    pin && site.newPatientForms ? [site.newPatientForms] : [],
  );
  const isSaid = pin && all('p').some((text) => wordsOf(text).includes(pin.otherwise));
  expect(isSaid).toBe(pin && !site.newPatientForms);
});

test('pages about health name their reviewer only if there was a review, and only those older than it', () => {
  const { by = '', on = '' } = site.review ?? {};
  const reviewed = plain(`${strings.article.reviewed} ${by}`);
  for (const { path, words } of builtPages) {
    if (!/^\/(services|conditions|blog)\/./.test(path)) continue;
    const { published, written } = project.pages.find((page) => page.path === path) ?? {};
    const day = published ?? written ?? '';
    expect(words.includes(reviewed), path).toBe(site.review !== null && day < on);
  }
});

test('condition pages begin and end with their action, and link to their service and their articles', () => {
  const next = {
    book: booking,
    'learn-more': hrefOf('/contact'),
    call: `tel:${site.phones.scheduling}`,
  };
  for (const { slug, fields } of entries.conditions) {
    const page = pageAt(`/conditions/${slug}`);
    const text = page.elements.find((tag) => attribute(tag, 'data-block') === 'action');
    const last = text && linksIn(text).at(-1);
    if (fields.action !== 'inline') expect(last, slug).toBe(next[fields.action]);
    const offer = page.elements.find((tag) => attribute(tag, 'data-block') === 'offer');
    expect(linksIn(offer), slug).toContain(next.call);
    if (fields.action === 'book') expect(linksIn(offer), slug).toContain(booking);
    const links = mainLinks(page);
    expect(links, slug).toContain(hrefOf(`/services/${fields.related.service}`));
    for (const article of fields.related.articles)
      expect(links, slug).toContain(hrefOf(`/blog/${article}`));
  }
});

test('the home page and About show the sections that the specification asks for, in its order', () => {
  const { values, problem, benefits, process, why, doctor, servicesHeading, reviews, faq } =
    staticPages.home.body;
  const { mission, techniquesHeading, webster, zone } = staticPages.about.body;
  const closing = strings['default-call-to-action'].heading;
  const sections: Record<string, readonly (string | undefined)[]> = {
    '/': [
      ...values.map(({ title }) => title),
      ...[problem, benefits, process, why, doctor].map(({ heading }) => heading),
      ...[servicesHeading, reviews?.heading, faq.heading, closing],
    ],
    '/about': [
      ...[mission.heading, ...site.people.map(titledName)],
      ...[techniquesHeading, webster?.heading, zone?.heading, closing],
    ],
  };
  for (const [path, headings] of Object.entries(sections)) {
    const [main] = pageAt(path).all('main');
    const shown = [...elements(main as Element)].filter(({ tagName }) => tagName === 'h2');
    expect(shown.map(wordsOf)).toEqual(headings.flatMap((heading) => plain(heading ?? '') || []));
  }
});

test('each form and map is on its page, as a frame or a link', () => {
  const { newPatientSpecial } = embeds;
  // A form by its address alone stands once, below the groups of patients; others stand in each group.
  const times = site.embeds.forms.provider === 'frame' ? 1 : 3;
  const places = {
    '/': [embeds.survey, ...(staticPages.home.body.reviews ? [embeds.reviews] : [])],
    '/new-patients': Array.from({ length: times }, () => newPatientSpecial),
    '/contact': [embeds.appointment, embeds.map],
  };
  for (const [path, expected] of Object.entries(places)) {
    const page = pageAt(path);
    const frames = page.all('iframe').map((frame) => attribute(frame, 'src'));
    expect(frames, path).toEqual(expected.flatMap((embed) => ('src' in embed ? embed.src : [])));
    for (const embed of expected)
      if ('href' in embed) expect(mainLinks(page)).toContain(embed.href);
  }
});

test('both fonts together weigh at most 36 kB, and text is shown before they have loaded', () => {
  const fonts = globSync(join(directories.output, 'assets/*.woff2'));
  const sizes = fonts.map((font) => statSync(font).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(36_000);
  const sheets = globSync(join(directories.output, 'assets/*.css'));
  const css = sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('\n');
  const loaded = css.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
  expect(loaded).not.toEqual([]);
  for (const face of loaded) expect(face).toContain('font-display:swap');
});

test('samples are published only if configured, say that they are none, call the clinic and are never indexed', () => {
  const samples = globSync(join(directories.output, 'sample-embeds/*.html'));
  expect(samples.length > 0).toBe(hasSamples(site));
  for (const file of samples) {
    const html = readFileSync(file, 'utf8');
    for (const part of ['content="noindex"', 'sends nothing', `tel:${site.phones.scheduling}`])
      expect(html).toContain(part);
  }
});

test('the page of all conditions has every warning sign under its urgency, with the id that links use, and every rule of the house', () => {
  const { all, elements: parts, words } = pageAt('/services/conditions');
  const cards = parts.flatMap((card) => {
    const urgency = attribute(card, 'data-urgency') as Urgency | undefined;
    if (!urgency) return [];
    expect(wordsOf(card)).toContain(strings['warning-signs'][urgency]);
    return [...elements(card)].map((item) => [attribute(item, 'id'), [urgency, textOf(item)]]);
  });
  const signs = Object.fromEntries(cards);
  for (const [id, { name, urgency }] of Object.entries(registries.signs))
    expect(signs[id], id).toEqual([urgency, expect.stringContaining(name)]);
  const rules = policyListNames.flatMap((list) => project.content.policy[list].items);
  const { emergency, chest } = strings['body-map'];
  expect(missingIn(words.replaceAll('\u2060', ''), [...rules, emergency])).toEqual([]);
  const ofChest = all('details').filter((tag) => attribute(tag, 'data-region') === 'chest');
  expect(ofChest.map(wordsOf).join().replaceAll('\u2060', '')).toContain(plain(chest));
});

test.each(['/contact', '/services/conditions'])('%s has a box that calls 911', (path) => {
  const box = pageAt(path).elements.find((tag) => attribute(tag, 'data-block') === 'emergency');
  expect(linksIn(box)).toContain('tel:911');
});

describe.each(Object.values(entries).flat())('$collection/$slug', (entry) => {
  const { collection, slug, fields } = entry;
  const page = pageAt(`/${collection}/${slug}`);

  test('shows its emergency box, once, and when to see a doctor first', () => {
    const boxes = page.elements.filter((tag) => attribute(tag, 'data-block') === 'emergency');
    const { text } = registries.emergencies[fields.health.emergency ?? ''] ?? {};
    expect(boxes).toHaveLength(text ? 1 : 0);
    expect(plainWords(wordsOf(boxes[0]))).toContain(plainWords(withoutLinks(text ?? '')));
    const doctorFirst = 'doctorFirst' in fields.health ? fields.health.doctorFirst : undefined;
    expect(page.words.replaceAll('\u2060', '')).toContain(withoutLinks(doctorFirst ?? ''));
  });

  test('shows its signs for today', () => {
    const cards = page.elements.filter((tag) => attribute(tag, 'data-urgency'));
    expect(cards.map((card) => attribute(card, 'data-urgency'))).toEqual(
      fields.health.signs.length > 0 ? ['today'] : [],
    );
    for (const id of fields.health.signs)
      expect(wordsOf(cards[0])).toContain(registries.signs[id]?.name);
  });

  test('says whether its care is safe, with its risks and what studies found', () => {
    const risks = fields.health.care.flatMap((kind) => registries.care[kind]?.risk ?? []);
    const found = fields.health.evidence.flatMap((id) => registries.evidence[id]?.text ?? []);
    expect(missingIn(page.words, [...risks, ...found])).toEqual([]);
    const { neck, spine, ribs, limb, gentle, pregnancy, children } = strings.safety;
    const versions = [neck, spine, ribs, limb, gentle, pregnancy, children];
    const said = versions.filter((text) => page.words.includes(text));
    if (fields.health.care.includes('neck')) expect(said, 'of the neck').not.toContain(spine);
    expect(said).toHaveLength(risks.length > 0 ? 1 : 0);
  });

  test('links to the works that it cites', () => {
    const found = fields.health.evidence.flatMap((id) => registries.evidence[id]?.source ?? []);
    const works = [...found, ...fields.health.sources].flatMap(
      (id) => registries.sources[id]?.link ?? [],
    );
    expect(mainLinks(page)).toEqual(expect.arrayContaining(works));
  });
});
