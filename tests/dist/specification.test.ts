import { expect, test } from 'vitest';
import config from '../../app.config.ts';
import { streetLine } from '../../src/lib/address.ts';
import { factsOf } from '../../src/lib/facts.ts';
import { hoursByDays } from '../../src/lib/openingHours.ts';
import { attribute } from '../../src/lib/parsedHtml.ts';
import { nameAndRole, titledName } from '../../src/lib/people.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { resolvePlaceholders } from '../../src/lib/placeholder.ts';
import { type SiteConfig, siteSchema } from '../../src/schemas/site.ts';
import { builtPages, entries, pageAt, read, site, strings, wordsOf } from './site.ts';

const practitioners = site.people.filter(({ practitioner }) => practitioner);

const { labels } = strings;
const { claims, people, phones } = site;
const figures = [claims.conditionsTreated, claims.successRate, claims.reviews];
const shown: [path: string, says: readonly string[]][] = [
  ['/', [...figures.map(({ value }) => value), labels.book, labels.newPatientSpecial]],
  ['/services', [labels.learnMore, labels.book]],
  ['/about', people.flatMap(({ name, about }) => [name, about])],
  ['/new-patients', [labels.newPatientSpecial, formatPhone(phones.scheduling)]],
  ['/contact', [formatPhone(phones.scheduling), formatPhone(phones.insurance)]],
];

test.each(shown)('%s shows the facts that people look for there', (path, texts) => {
  const { words } = pageAt(path);
  expect(texts.filter((text) => !words.includes(text))).toEqual([]);
});

test('an article has the button that its front matter names', () => {
  for (const { slug, fields } of entries.blog) {
    const buttons = pageAt(`/blog/${slug}`).all('a').map(wordsOf);
    if (fields.cta) expect(buttons, slug).toContain(fields.cta);
  }
});

test('header and footer link to each social profile by name', () => {
  for (const { all, path } of builtPages) {
    const links = all('a').map((link) => [attribute(link, 'href'), wordsOf(link)].join(': '));
    for (const { name, url } of site.social) {
      const [first, second] = links.filter((link) => link.startsWith(`${url}: `));
      expect([first, second], path).toEqual(Array(2).fill(`${url}: ${site.clinicName} on ${name}`));
    }
    const empty = all('ul').filter(({ childNodes }) => childNodes.length === 0);
    expect(empty, path).toEqual([]);
  }
});

test('every footer has the doctors, address, phone, hours and both buttons', () => {
  const { layout } = strings;
  for (const { all, path } of builtPages) {
    const footer = wordsOf(all('footer')[0]);
    const texts = [
      ...practitioners.map(nameAndRole),
      streetLine(site.address),
      site.address.near,
      formatPhone(site.phones.scheduling),
      layout.hours,
      ...hoursByDays(site.hours).flatMap(({ days, times }) => [days, times]),
      labels.book,
      labels.newPatientSpecial,
    ];
    expect(
      texts.filter((text) => !footer.includes(text)),
      path,
    ).toEqual([]);
  }
});

const files = ['clinic.vcf', 'llms.txt', 'feed.xml', 'robots.txt', 'sitemap.xml'];

const namesOf = ({ clinicName, shortName, origin, address, ...facts }: SiteConfig) => [
  ...[clinicName, shortName, origin, address.street, address.postalCode],
  // Directions and claims are everyday words, which other pages may use too.
  ...Object.entries(
    factsOf(
      { clinicName, shortName, origin, address, ...facts, way: null },
      { services: 0, conditions: 0 },
    ),
  ).flatMap(([path, fact]) => (fact === null || path.startsWith('claims.') ? [] : fact)),
];

test('an article is published by its author and the clinic, or by the clinic alone', () => {
  const { publishedBy } = strings.article;
  for (const { slug, fields } of entries.blog) {
    const author = site.people.find(({ id }) => id === fields.author);
    const { words } = pageAt(`/blog/${slug}`);
    const by = author ? `${titledName(author)}, ${site.clinicName}` : site.clinicName;
    expect(words).toContain(`${publishedBy} ${by}`);
  }
});

// Only the site of another owner (tests/fixtures/other.env) can show facts that are not in its configuration.
if (process.env['SITE_CONFIG'])
  test('no fact of app.config.ts is built into the code', () => {
    const known = namesOf(site);
    const original = siteSchema.parse(resolvePlaceholders(config));
    const foreign = namesOf(original).filter(
      (name) => !known.some((other) => other.includes(name)),
    );
    for (const file of [...builtPages.map((page) => page.file), '404.html', ...files]) {
      const text = read(file);
      expect(
        foreign.filter((name) => text.includes(name)),
        file,
      ).toEqual([]);
    }
  });
