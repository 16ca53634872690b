// @vitest-environment node
import { expect, test, vi } from 'vitest';
import type { Page } from '~/schemas/page.ts';
import { page } from '../../tests/fixtures/page.ts';
import { site } from '../../tests/fixtures/secondOwner/site.ts';
import { pageGraph } from './structuredData.ts';

vi.mock('~/generated/site.ts', async (importOriginal) => {
  const fixture = await importOriginal<typeof import('~/generated/site.ts')>();
  const helper = { id: 'helper', name: 'Sam Lee', title: null, credentials: null };
  return { ...fixture, people: [fixture.people[0], { ...fixture.people[1], ...helper }] };
});

// tests/dist/metadata.test.ts checks on each built page that the graph is connected and matches the page.

const root = `${site.origin}${site.basePath}`;
const reference = (id: string) => ({ '@id': `${root}#${id}` });
const condition: Page = { ...page, kind: 'condition' };
const service: Page = { ...page, kind: 'service' };
const article: Page = { ...page, kind: 'article', author: 'doctor', published: '2025-09-22' };

const thingsOf = (of: Page) => pageGraph(of)['@graph'];
const thing = (of: Page, id: string) =>
  thingsOf(of).find((each) => String(each['@id']).endsWith(`#${id}`));

const clinic = {
  '@type': 'MedicalClinic',
  ...reference('clinic'),
  name: site.clinicName,
  url: root,
  telephone: '+19135550199',
  email: site.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: '200 E Park St',
    addressLocality: 'Olathe',
    addressRegion: 'KS',
    postalCode: '66061',
    addressCountry: 'US',
  },
};

const opens = (opening: string, closing: string, when: object) => ({
  '@type': 'OpeningHoursSpecification',
  opens: opening,
  closes: closing,
  ...when,
});
const on = (day: string) => ({ dayOfWeek: `https://schema.org/${day}` });

test.each(['/', '/about', '/contact'] as const)('%s describes the clinic in full', (path) => {
  const [half, week] = site.otherHours;
  expect(thing({ ...page, path }, 'clinic')).toEqual({
    ...clinic,
    image: `${root}social/home.jpg`,
    faxNumber: site.fax,
    geo: { '@type': 'GeoCoordinates', ...site.address.geo },
    hasMap: expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/.*query=200\+E\+Park/),
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'scheduling', telephone: '+19135550199' },
      { '@type': 'ContactPoint', contactType: 'insurance', telephone: '+19135550198' },
    ],
    openingHoursSpecification: [
      opens('08:30', '12:15', on('Tuesday')),
      opens('08:30', '12:15', on('Wednesday')),
      opens('08:30', '12:15', on('Thursday')),
      opens('14:00', '19:00', on('Thursday')),
      opens('08:30', '12:15', on('Friday')),
      opens('10:00', '13:00', on('Saturday')),
    ],
    specialOpeningHoursSpecification: [
      opens('08:30', '10:00', { validFrom: half?.from, validThrough: half?.from }),
      // How Google has owners say "closed all day".
      opens('00:00', '00:00', { validFrom: week?.from, validThrough: week?.to }),
    ],
    sameAs: [...site.social.map(({ url }) => url), site.reviewsUrl],
    isAcceptingNewPatients: true,
    employee: [reference('doctor'), reference('helper')],
  });
});

test('other pages describe the clinic in brief and no person but the author', () => {
  const people = (of: Page) => thingsOf(of).filter((each) => each['@type'] === 'Person');
  expect(thing(page, 'clinic')).toEqual(clinic);
  expect(people(service)).toEqual([]);
  expect(people(article)).toEqual([thing(article, 'doctor')]);
});

test('a person may have no title and no credentials', () => {
  const titles = { honorificPrefix: 'Dr.', honorificSuffix: 'D.C.' };
  expect(thing({ ...page, path: '/' }, 'doctor')).toMatchObject(titles);
  for (const name of Object.keys(titles))
    expect(thing({ ...page, path: '/' }, 'helper')).not.toHaveProperty(name);
});

test.each([
  ['condition', 'MedicalWebPage', 'MedicalCondition', condition],
  ['service', 'WebPage', 'Service', service],
  ['article', 'WebPage', 'BlogPosting', article],
])('the page of a %s is a %s about a %s', (_kind, type, subject, of) => {
  const about = { '@id': thing(of, 'subject')?.['@id'] };
  expect(thing(of, 'page')).toMatchObject({ '@type': type, about });
  expect(thing(of, 'subject')).toHaveProperty('@type', subject);
});

test('any other page is about the clinic', () => {
  expect(thing(page, 'page')).toMatchObject({ '@type': page.kind, about: reference('clinic') });
  expect(thing(page, 'subject')).toBeUndefined();
});

test('conditions, services and articles name their reviewer, if they are older than the review', () => {
  const reviewed = {
    reviewedBy: { '@type': 'Person', name: site.review?.by },
    lastReviewed: site.review?.on,
  };
  for (const entry of [condition, service, article])
    expect(thing(entry, 'page')).toMatchObject(reviewed);
  const later: Page = { ...article, published: '2026-01-15' };
  const newer: Page = { ...service, written: '2026-01-15' };
  for (const of of [page, later, newer])
    for (const name of Object.keys(reviewed)) expect(thing(of, 'page')).not.toHaveProperty(name);
});

test('an article without an author or a date is by the clinic and undated', () => {
  const dated = { author: reference('doctor'), datePublished: '2025-09-22' };
  expect(thing(article, 'subject')).toMatchObject(dated);
  const undated = thing({ ...page, kind: 'article' }, 'subject');
  expect(undated).toHaveProperty('author', reference('clinic'));
  expect(undated).not.toHaveProperty('datePublished');
});

test('breadcrumbs are numbered from 1, and the home page has none', () => {
  const items = [{ position: 1 }, { position: 2 }, { position: 3 }];
  expect(thing(page, 'breadcrumbs')).toMatchObject({ itemListElement: items });
  expect(JSON.stringify(pageGraph({ ...page, path: '/' }))).not.toMatch(/breadcrumb/i);
});
