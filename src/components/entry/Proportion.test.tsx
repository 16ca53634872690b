import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Proportion } from './Proportion.tsx';

test.each([
  [1, 5],
  [7, 20],
])('a proportion of %d of %d is drawn, and named for screen readers', (part, of) => {
  const { container } = render(
    <Proportion part={`${part}`} of={`${of}`}>
      So many adults
    </Proportion>,
  );
  expect(screen.getByRole('img', { name: `${part} of ${of}` })).toBeInTheDocument();
  expect(screen.getByRole('figure')).toHaveTextContent('So many adults');
  const pebbles = (selector: string) =>
    container.querySelector(selector)?.getAttribute('d')?.match(/M/g)?.length;
  expect(pebbles('[data-filled]')).toBe(part);
  expect(pebbles('path:not([data-filled])')).toBe(of - part);
});
