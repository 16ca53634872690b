import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { AfterHero } from './AfterHero.tsx';

let firstSeen: string | null;

function Hero() {
  useLayoutEffect(() => {
    firstSeen = document.body.textContent;
  }, []);
  return 'Hero';
}

const page = (
  <>
    <Hero />
    <AfterHero>, rest</AfterHero>
  </>
);

afterEach(() => delete document.documentElement.dataset['eagerLayout']);

test('a page opened by a link shows its hero first, then the rest', () => {
  const { container } = render(page);
  expect(firstSeen).toBe('Hero');
  expect(container).toHaveTextContent('Hero, rest');
});

test('with a scroll target, the whole page renders at once', () => {
  document.documentElement.dataset['eagerLayout'] = '';
  render(page);
  expect(firstSeen).toBe('Hero, rest');
});

test('server rendering includes everything below the hero', () => {
  expect(renderToString(page)).toContain(', rest');
});
