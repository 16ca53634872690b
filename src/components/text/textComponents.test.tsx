import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textComponents } from './textComponents.tsx';

const { a: TextLink } = textComponents;

test.each(['https://example.com/a#b', '#warning-signs'])('a link keeps its address: %s', (href) => {
  render(<TextLink href={href}>There</TextLink>);
  expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('href', href);
});
