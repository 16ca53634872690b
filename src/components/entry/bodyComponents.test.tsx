import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bodyComponents } from './bodyComponents.tsx';

const { a: BodyLink } = bodyComponents;

test.each(['https://example.com/a#b', '#warning-signs'])('a link keeps its address: %s', (href) => {
  render(<BodyLink href={href}>There</BodyLink>);
  expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('href', href);
});
