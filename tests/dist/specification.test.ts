import { expect, test } from 'vitest';
import config from '../../app.config.ts';
import { type SiteConfig, siteSchema } from '../../src/content/schemas/site.ts';
import { addressLine, streetLine } from '../../src/lib/address.ts';
import { factsOf } from '../../src/lib/facts.ts';
import { hoursByDays, hoursSummary } from '../../src/lib/openingHours.ts';
import { attribute } from '../../src/lib/parsedHtml.ts';
import { nameAndRole, titledName } from '../../src/lib/people.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { resolvePlaceholders } from '../../src/lib/placeholder.ts';
import { builtPages, entries, pageAt, pages, read, site, wordsOf } from './site.ts';

const { claims, anatomy } = site;

const providers = site.people.filter(({ provider }) => provider);

/** What the specification says that a page shows; facts are the owner's. */
const shown: [path: string, says: readonly (string | RegExp)[]][] = [
  [
    '/',
    [
      'Book An Appointment',
      'New Patient Special',
      'Personalized Care',
      'Lasting Relief',
      'Holistic Healing',
      'Find Relief',
      'Improve Your Mobility',
      'Boost Your Health',
      claims.conditionsTreated.value,
      claims.successRate.value,
      claims.reviews.value,
      'five stars',
      claims.sameDay.value,
      claims.benefitsLookup.value,
      /insurance/i,
      /cost/i,
      /how often/i,
      'minimally painful',
      hoursSummary(site.hours),
      addressLine(site.address),
      site.address.near,
    ],
  ],
  ['/services', ['Learn More', 'Book An Appointment']],
  [
    '/about',
    [
      ...['Specific Prone', 'Webster', 'Zone', 'Activator', ...site.people.map(({ name }) => name)],
      ...['Webster Technique', 'Zone Technique', /mission/i],
    ],
  ],
  [
    '/new-patients',
    ['New Patient Special', claims.sameDay.value, 'PIN', 'online new patient forms'],
  ],
  ['/contact', ['Request An Appointment', 'Phone calls are preferred for faster scheduling']],
];

const says = (words: string, text: string | RegExp) =>
  typeof text === 'string' ? words.includes(text) : text.test(words);

test.each(shown)('%s shows what the specification names', (path, texts) => {
  const { words } = pageAt(path);
  expect(texts.filter((text) => !says(words, text))).toEqual([]);
});

test('claims of articles are made somewhere', () => {
  const texts = [
    `${anatomy.spinalNervePairs} pairs of spinal nerves`,
    anatomy.spinalJoints,
    /relaxin/i,
    `${anatomy.relaxinMonths} months`,
    anatomy.scoliosisAges,
    /weekly/i,
    /every two weeks/i,
    /monthly/i,
    claims.allAges.value,
    claims.noCancellationFees.value,
    claims.complimentaryConsultations.value,
    claims.flexibleScheduling.value,
    claims.weekdayHours.value,
  ];
  const everywhere = builtPages.map(({ words }) => words).join('\n');
  expect(texts.filter((text) => !says(everywhere, text))).toEqual([]);
});

test('each of the given labels closes an article', () => {
  const labels = [
    'Schedule Your Appointment Today',
    'Schedule Your Family Visit',
    'Schedule Your Visit',
    'Schedule Your Prenatal Visit',
    "Schedule Your Child's Visit",
    "Schedule Your Family's Appointment",
  ];
  const used = entries.blog.map(({ slug }) => pageAt(`/blog/${slug}`).words).join();
  expect(labels.filter((label) => !used.includes(label))).toEqual([]);
});

test('header and footer lead to each social profile by its name', () => {
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

test('every page has doctor, address, phone, hours and both buttons in its frame', () => {
  const { labels, layout } = pages.texts;
  for (const { all, path } of builtPages) {
    const footer = wordsOf(all('footer')[0]);
    const texts = [
      ...providers.map(nameAndRole),
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

test('a phone on a page or in a file is one of the configuration', () => {
  const known = Object.values(site.phones).flatMap((phone) => [phone, formatPhone(phone)]);
  for (const file of [...builtPages.map((page) => page.file), ...files]) {
    const phones = read(file).match(/\(\d{3}\) \d{3}-\d{4}|\+1\d{10}/g) ?? [];
    expect(
      phones.filter((phone) => !known.includes(phone)),
      file,
    ).toEqual([]);
  }
});

const namesOf = ({ clinicName, shortName, origin, address, ...facts }: SiteConfig) => [
  ...[clinicName, shortName, origin, address.street, address.postalCode],
  // The side of a road is a word of every day.
  ...Object.values(
    factsOf(
      { clinicName, shortName, origin, address, ...facts, way: null },
      { services: 0, conditions: 0 },
    ),
  ).filter((fact) => fact !== null),
];

test('an article names its author', () => {
  const { publishedBy } = pages.texts.article;
  for (const { slug, fields } of entries.blog) {
    const author = site.people.find(({ id }) => id === fields.author);
    const { words } = pageAt(`/blog/${slug}`);
    if (author) expect(words).toContain(`${publishedBy} ${titledName(author)}, ${site.clinicName}`);
    else expect(words).not.toContain(publishedBy);
  }
});

test('what the configuration of another owner says stands nowhere', () => {
  const known = namesOf(site);
  const own = siteSchema.parse(resolvePlaceholders(config));
  const strange = namesOf(own).filter((name) => !known.some((other) => other.includes(name)));
  for (const file of [...builtPages.map((page) => page.file), '404.html', ...files]) {
    const text = read(file);
    expect(
      strange.filter((name) => text.includes(name)),
      file,
    ).toEqual([]);
  }
});
