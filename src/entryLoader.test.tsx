import { isNotFound } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { entryLoader } from './entryLoader.ts';

const importKnown = vi.fn(async () => ({ default: 'Words' }));
const { load, useEntry } = entryLoader({ '/src/generated/blog/known.ts': importKnown });

function Entry() {
  return useEntry('known');
}

test.each(['unknown', 'nown', 'blog/known', 'known.ts'])('"%s" is not found', async (slug) => {
  const outcome = await Promise.resolve(slug)
    .then(load)
    .catch((error: unknown) => error);
  expect(isNotFound(outcome)).toBe(true);
});

test('an entry that failed to load is loaded again', async () => {
  importKnown.mockRejectedValueOnce(new Error('offline'));
  await expect(load('known')).rejects.toThrow('offline');
  await expect(load('known')).resolves.toBe('Words');
});

test('a component shows an entry that the loader has loaded, at once and without a second load', async () => {
  await load('known');
  importKnown.mockClear();
  render(
    <Suspense fallback="Loading">
      <Entry />
    </Suspense>,
  );
  expect(screen.getByText('Words')).toBeVisible();
  await load('known');
  expect(importKnown).not.toHaveBeenCalled();
});

test('suspends until loaded, and loads once', async () => {
  const importLate = vi.fn(async () => ({ default: 'Late words' }));
  const late = entryLoader({ 'late.ts': importLate });
  const Late = () => late.useEntry('late');
  await act(async () =>
    render(
      <Suspense fallback="Loading">
        <Late />
      </Suspense>,
    ),
  );
  expect(screen.getByText('Late words')).toBeVisible();
  await late.load('late');
  expect(importLate).toHaveBeenCalledTimes(1);
});
