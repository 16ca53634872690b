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

// tests/dist/facts.test.ts compares what is said of the clinic with what the owner has given.
test.each(['/', '/about', '/contact'] as const)('%s describes the clinic in full', (path) => {
  const clinic = thing({ ...page, path }, 'clinic');
  expect(clinic).toMatchObject({
    faxNumber: site.fax,
    hasMap: expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/.*query=200\+E\+Park/),
    sameAs: [...site.social.map(({ url }) => url), site.reviewsUrl],
    employee: [reference('doctor'), reference('helper')],
  });
  expect(clinic).toHaveProperty('contactPoint');
});

test('other pages describe the clinic in brief and no person but the author', () => {
  const people = (of: Page) => thingsOf(of).filter((each) => each['@type'] === 'Person');
  expect(thing(page, 'clinic')).not.toHaveProperty('contactPoint');
  expect(people(service)).toEqual([]);
  expect(people(article)).toEqual([thing(article, 'doctor')]);
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
