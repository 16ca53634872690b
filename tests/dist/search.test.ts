import { expect, test } from 'vitest';
import { findAnywhere, maxSigns } from '~/components/search/findAnywhere.ts';
import targets from '~/generated/lists/searchTargets.ts';
import { attribute } from '../../src/lib/parsedHtml.ts';
import { pageAt, registries } from './site.ts';

test('every page and question is found by its name', () => {
  const isFound = ({ title }: { title: string }) =>
    findAnywhere(title).some((result) => !result.isSign && result.title === title);
  expect(targets.filter((target) => !isFound(target)).map(({ title }) => title)).toEqual([]);
});

test('every warning sign is found by its name and synonyms, or two others are', () => {
  const isFound = (id: string, phrase: string) => {
    const signs = findAnywhere(phrase).filter(({ isSign }) => isSign);
    return signs.length === maxSigns || signs.some(({ hash }) => hash === id);
  };
  const missed = Object.entries(registries.signs).flatMap(([id, { name, synonyms = [] }]) =>
    [name, ...synonyms].filter((phrase) => !isFound(id, phrase)),
  );
  expect(missed).toEqual([]);
});

test('every target and every sign leads to a part that its page has', () => {
  const parts = [
    ...targets,
    ...Object.keys(registries.signs).map((hash) => ({ path: '/services/conditions', hash })),
  ];
  const missing = parts.filter(
    ({ path, hash }) =>
      hash && !pageAt(path).elements.some((element) => attribute(element, 'id') === hash),
  );
  expect(missing).toEqual([]);
});
