// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import type { Page } from '~/schemas/page.ts';
import { page, review } from '../../tests/fixtures/site.ts';
import { pageGraph } from './structuredData.ts';

vi.mock('~/generated/site.ts', () => import('../../tests/fixtures/site.ts'));

const pages: [type: string, subject: string | undefined, page: Page][] = [
  ['CollectionPage', undefined, page],
  ['WebPage', undefined, { ...page, kind: 'WebPage', path: '/', trail: [] }],
  ['ContactPage', undefined, { ...page, kind: 'ContactPage', path: '/contact' }],
  ['MedicalWebPage', 'MedicalCondition', { ...page, kind: 'condition' }],
  ['WebPage', 'Service', { ...page, kind: 'service' }],
  ['WebPage', 'BlogPosting', { ...page, kind: 'article', author: 'doctor' }],
];

const ends = (graph: ReturnType<typeof pageGraph>, end: string) =>
  graph['@graph'].find((thing) => String(thing['@id']).endsWith(end));

describe.each(pages)('a page of type %s about %s', (type, subject, given) => {
  const graph = pageGraph(given);

  test('says its type and what it is about', () => {
    expect(ends(graph, '#page')?.['@type']).toBe(type);
    expect(ends(graph, '#subject')?.['@type']).toBe(subject);
  });

  test('is one graph: whatever is referred to is there, once', () => {
    const ids = graph['@graph'].map((thing) => thing['@id']);
    const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)];
    expect(references.length).toBeGreaterThan(3);
    for (const [, id] of references) expect(ids).toContain(id);
    expect(new Set(ids).size).toBe(graph['@graph'].length);
  });
});

test('breadcrumbs lead from home to the page, and home has none', () => {
  const items = ends(pageGraph(page), '#breadcrumbs')?.['itemListElement'] as { name: string }[];
  expect(items.slice(1).map(({ name }) => name)).toEqual(['Services', 'Conditions']);
  expect(ends(pageGraph({ ...page, path: '/' }), '#breadcrumbs')).toBeUndefined();
});

test('only pages on conditions say who reviewed them, and when', () => {
  const lastReviewed = (kind: 'condition' | 'service') =>
    ends(pageGraph({ ...page, kind }), '#page')?.['lastReviewed'];
  expect(lastReviewed('condition')).toBe(review.on);
  expect(lastReviewed('service')).toBeUndefined();
});
