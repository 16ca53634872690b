import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import words from '~/generated/strings/frames.ts';
import { renderWithRouter } from '../../../tests/renderWithRouter.tsx';
import { Embed } from './Embed.tsx';

const form = { id: 'form', size: 'appointment', title: 'Form' } as const;
const reviews = { id: 'reviews', size: 'reviews', title: 'Reviews' } as const;

test('a provider without a frame gets a card that links to its page and offers the phone', async () => {
  const embed = { href: 'https://booking.example/', text: 'Pick a time.', label: 'Book online' };
  await renderWithRouter(<Embed {...form} embed={embed} />);
  expect(screen.queryByTitle('Form')).toBeNull();
  expect(screen.getByText(embed.text)).toBeVisible();
  const link = screen.getByRole('link', { name: embed.label });
  expect(link).toHaveAttribute('href', embed.href);
  expect(link).not.toHaveAttribute('target');
  const call = screen.getByRole('link', { name: new RegExp(words.call) });
  expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:/));
});

test('a form says how soon a request is answered and what happens with it; booking promises no answer', async () => {
  const promise = new RegExp(words.replyBy);
  await renderWithRouter(<Embed {...form} embed={{ src: '/form' }} />);
  expect(screen.getByText(promise)).toBeVisible();
  const link = screen.getByRole('link', { name: words.privacy });
  expect(link).toHaveAttribute('href', '/contact#privacy');
  cleanup();
  await renderWithRouter(<Embed {...form} embed={{ src: '/form', isBooking: true }} />);
  expect(screen.queryByText(promise)).toBeNull();
  expect(screen.getByRole('link', { name: words.privacy })).toBeVisible();
  cleanup();
  await renderWithRouter(<Embed {...reviews} embed={{ src: '/reviews' }} />);
  expect(screen.queryByRole('link', { name: words.privacy })).toBeNull();
});
