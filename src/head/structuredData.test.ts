// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import labels from '~/generated/strings/labels.ts';
import type { Page } from '~/schemas/page.ts';
import {
  basePath,
  closures,
  origin,
  page,
  people,
  review,
  site,
} from '../../tests/fixtures/site.ts';
import { pageGraph } from './structuredData.ts';

vi.mock('~/generated/site.ts', async () => ({
  ...(await import('../../tests/fixtures/site.ts')),
  people: [
    { ...(await import('../../tests/fixtures/site.ts')).people[0] },
    {
      id: 'helper',
      name: 'Sam Lee',
      title: null,
      credentials: null,
      role: 'Helper',
      languages: [],
    },
  ],
}));

const root = `${origin}${basePath}`;
const clinicId = `${root}#clinic`;
const pages = {
  home: { ...page, kind: 'WebPage', path: '/', trail: [] },
  about: { ...page, kind: 'AboutPage', path: '/about', trail: [] },
  contact: { ...page, kind: 'ContactPage', path: '/contact', trail: [] },
  conditions: page,
  condition: { ...page, kind: 'condition' },
  service: { ...page, kind: 'service' },
  article: { ...page, kind: 'article', author: 'doctor', published: '2025-09-22' },
} satisfies Record<string, Page>;

type Thing = ReturnType<typeof pageGraph>['@graph'][number];

const thingsOf = (of: Page) => pageGraph(of)['@graph'];
const thing = (of: Page, id: string): Thing | undefined =>
  thingsOf(of).find((candidate) => String(candidate['@id']).endsWith(id));

describe.each(Object.entries(pages))('the graph of a page: %s', (_name, of) => {
  test('holds each thing that it refers to, once', () => {
    expect(pageGraph(of)['@context']).toBe('https://schema.org');
    const ids = thingsOf(of).map((each) => each['@id']);
    const references = [...JSON.stringify(thingsOf(of)).matchAll(/\{"@id":"([^"]+)"\}/g)];
    expect(references.length).toBeGreaterThan(3);
    for (const [, id] of references) expect(ids).toContain(id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('names the site and its publisher', () =>
    expect(thing(of, '#website')).toEqual({
      '@type': 'WebSite',
      '@id': `${root}#website`,
      name: site.clinicName,
      url: root,
      inLanguage: 'en-US',
      publisher: { '@id': clinicId },
    }));
});

const brief = {
  '@type': 'MedicalClinic',
  '@id': clinicId,
  name: site.clinicName,
  url: root,
  telephone: '+19135550199',
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

test.each(['home', 'about', 'contact'] as const)('%s describes the clinic in full', (name) => {
  const [half, week] = closures;
  expect(thing(pages[name], '#clinic')).toEqual({
    ...brief,
    image: `${root}social/home.jpg`,
    geo: { '@type': 'GeoCoordinates', ...site.address.geo },
    hasMap: expect.stringMatching(
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=200\+E\+Park/,
    ),
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
    employee: [{ '@id': `${root}#doctor` }, { '@id': `${root}#helper` }],
  });
  expect(thing(pages[name], '#helper')).toEqual({
    '@type': 'Person',
    '@id': `${root}#helper`,
    name: 'Sam Lee',
    jobTitle: 'Helper',
    knowsLanguage: [],
    worksFor: { '@id': clinicId },
  });
});

test('other pages describe the clinic in brief, and of its people only an author', () => {
  const { conditions, condition, service, article } = pages;
  for (const of of [conditions, condition, service, article])
    expect(thing(of, '#clinic')).toEqual(brief);
  const persons = (of: Page) => thingsOf(of).filter((each) => each['@type'] === 'Person');
  expect(persons(service)).toEqual([]);
  expect(persons(article)).toEqual([
    {
      '@type': 'Person',
      '@id': `${root}#doctor`,
      name: people[0]?.name,
      honorificPrefix: 'Dr.',
      honorificSuffix: 'D.C.',
      jobTitle: 'Chiropractor',
      knowsLanguage: people[0]?.languages,
      worksFor: { '@id': clinicId },
    },
  ]);
});

const url = `${root}services/conditions`;
const image = `${root}social/services/conditions.jpg`;

test.each([
  ['CollectionPage', clinicId, pages.conditions],
  ['MedicalWebPage', `${url}#subject`, pages.condition],
  ['WebPage', `${url}#subject`, pages.service],
  ['WebPage', `${url}#subject`, pages.article],
])('a page says that it is a %s, and about what', (type, about, of) => {
  expect(thing(of, '#page')).toEqual({
    '@type': type,
    '@id': `${url}#page`,
    url,
    name: page.title,
    description: page.description,
    inLanguage: 'en-US',
    isPartOf: { '@id': `${root}#website` },
    primaryImageOfPage: { '@type': 'ImageObject', url: image },
    about: { '@id': about },
    breadcrumb: { '@id': `${url}#breadcrumbs` },
    // Only this type of page has these properties.
    ...(type === 'MedicalWebPage' && {
      reviewedBy: { '@type': 'Person', name: review.by },
      lastReviewed: review.on,
    }),
  });
});

test('a page has at most one subject: a condition, a service or an article', () => {
  expect(thing(pages.conditions, '#subject')).toBeUndefined();
  const subject = { '@id': `${url}#subject` };
  const { name, description, heading } = page;
  expect(thing(pages.condition, '#subject')).toEqual({
    ...subject,
    '@type': 'MedicalCondition',
    name,
  });
  expect(thing(pages.service, '#subject')).toEqual({
    ...subject,
    '@type': 'Service',
    name,
    description,
    provider: { '@id': clinicId },
    areaServed: { '@type': 'City', name: 'Olathe' },
  });
  const article = {
    ...subject,
    '@type': 'BlogPosting',
    headline: heading,
    description,
    image,
    author: { '@id': `${root}#doctor` },
    publisher: { '@id': clinicId },
    mainEntityOfPage: { '@id': `${url}#page` },
  };
  expect(thing(pages.article, '#subject')).toEqual({ ...article, datePublished: '2025-09-22' });
  expect(thing({ ...page, kind: 'article' }, '#subject')).toEqual({
    ...article,
    author: { '@id': clinicId },
  });
});

test('breadcrumbs lead from home to the page, and home has none', () => {
  expect(thing(pages.conditions, '#breadcrumbs')).toEqual({
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: labels.home, item: root },
      { '@type': 'ListItem', position: 2, name: 'Services', item: `${root}services` },
      { '@type': 'ListItem', position: 3, name: 'Conditions', item: url },
    ],
  });
  expect(JSON.stringify(pageGraph(pages.home))).not.toMatch(/breadcrumb/i);
});
