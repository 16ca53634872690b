import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import strings from '~/generated/strings/prices.ts';
import { Prices } from './Prices.tsx';

test('the price of the special is in the list until its last day is over', () => {
  const style = document.createElement('style');
  style.textContent = readFileSync('src/styles/base.css', 'utf8');
  document.head.append(style);
  render(<Prices />);
  const row = screen.getByText(strings.rows.find(({ when }) => when === 'special')?.what ?? '');
  expect(row).toBeVisible();
  document.documentElement.toggleAttribute('data-no-special');
  expect(row).not.toBeVisible();
});
