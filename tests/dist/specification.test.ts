import { expect, test } from 'vitest';
import config from '../../app.config.ts';
import { streetLine } from '../../src/lib/address.ts';
import { factsOf } from '../../src/lib/facts.ts';
import { weekRows } from '../../src/lib/openingHours.ts';
import { attribute } from '../../src/lib/parsedHtml.ts';
import { nameAndRole, titledName } from '../../src/lib/people.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { resolvePlaceholders } from '../../src/lib/placeholder.ts';
import { rulesOf } from '../../src/schemas/policy.ts';
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

test.each(shown)(
  '%s shows the facts and buttons that the specification asks for',
  (path, texts) => {
    const { words } = pageAt(path);
    expect(texts.filter((text) => !words.includes(text))).toEqual([]);
  },
);

test('each article names its publisher and has the button that its front matter asks for', () => {
  for (const { slug, fields } of entries.blog) {
    const author = site.people.find(({ id }) => id === fields.author);
    const by = author ? `${titledName(author)}, ${site.clinicName}` : site.clinicName;
    const { all, words } = pageAt(`/blog/${slug}`);
    expect(words, slug).toContain(`${strings.article.publishedBy} ${by}`);
    if (fields.cta) expect(all('a').map(wordsOf), slug).toContain(fields.cta);
  }
});

test('header and footer link to each social profile by name', () => {
  for (const { all, path } of builtPages) {
    const links = all('a').map((link) => `${wordsOf(link)}: ${attribute(link, 'href')}`);
    for (const { name, url } of site.social) {
      const found = links.filter((link) => link === `${site.clinicName} on ${name}: ${url}`);
      expect(found.length, path).toBeGreaterThanOrEqual(2);
    }
  }
});

test('no page has an empty list, which screen readers would announce', () => {
  for (const { all, path } of builtPages) {
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
      ...weekRows(site.hours).flatMap(({ days, times }) => [days, times]),
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

/** Facts that identify a clinic. Claims and directions are everyday words, which other pages may use too. */
function identifyingFacts(config: SiteConfig) {
  const { clinicName, shortName, origin, address } = config;
  const facts = factsOf({ ...config, way: null }, { conditions: 0, rules: rulesOf(undefined) });
  return [
    ...[clinicName, shortName, origin, address.street, address.postalCode],
    ...Object.entries(facts).flatMap(([path, fact]) => (path.startsWith('claims.') ? [] : fact)),
  ].filter((fact) => fact !== null);
}

// Only the site of another owner (tests/fixtures/other.env) can show facts that are not in its configuration.
if (process.env['SITE_CONFIG'])
  test('no fact of app.config.ts is built into the code', () => {
    const known = identifyingFacts(site);
    const foreign = identifyingFacts(siteSchema.parse(resolvePlaceholders(config))).filter(
      (fact) => !known.some((other) => other.includes(fact)),
    );
    for (const file of [...builtPages.map((page) => page.file), '404.html', ...files]) {
      const text = read(file);
      const found = foreign.filter((fact) => text.includes(fact));
      expect(found, file).toEqual([]);
    }
  });
