import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { phones } from '~/generated/site.ts';
import { formatPhone } from '~/lib/phone.ts';
import { renderWithRouter } from '../../../tests/renderWithRouter.tsx';
import { LinkedText } from './LinkedText.tsx';

test('links in a text lead to pages, files, other sites and mail programs, between its words', async () => {
  const number = formatPhone(phones.scheduling);
  const { container } = await renderWithRouter(
    <LinkedText>{`Read [about us](/about#main), print [the form](/intake.pdf), buy [a card](https://shop.example/a) or [write](mailto:us@example.com), or call ${number}.`}</LinkedText>,
  );
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['about us', '/about#main'],
    ['the form', '/intake.pdf'],
    ['a card', 'https://shop.example/a'],
    ['write', 'mailto:us@example.com'],
    [number, `tel:${phones.scheduling}`],
  ]);
  expect(container).toHaveTextContent(
    `Read about us, print the form, buy a card or write, or call ${number}.`,
  );
});
