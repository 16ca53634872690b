import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import words from '~/generated/strings/frames.ts';
import { renderWithRouter } from '../../../tests/renderWithRouter.tsx';
import { EmbedFrame } from './EmbedFrame.tsx';

const form = {
  id: 'form',
  size: 'survey',
  title: 'Request form',
  embed: { src: '/form', formId: 'f' },
} as const;

const map = {
  id: 'map',
  size: 'map',
  title: 'Map',
  embed: { src: 'https://maps.example/' },
} as const;

test('a visitor can call instead, or open the form in a new tab', async () => {
  await renderWithRouter(<EmbedFrame {...form} />);
  expect(screen.getByTitle('Request form')).toHaveAttribute('src', '/form');
  const call = screen.getByRole('link', { name: new RegExp(words.call) });
  expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  const link = screen.getByRole('link', { name: `${words.open} ${words.form} ${words.newTab}` });
  expect(link).toHaveAttribute('href', '/form');
  expect(link).toHaveAttribute('target', '_blank');
});

test('a lazy frame loads when a visitor comes near it, others at once', async () => {
  await renderWithRouter(<EmbedFrame {...form} />);
  expect(screen.getByTitle('Request form')).toHaveAttribute('loading', 'eager');
  await renderWithRouter(<EmbedFrame {...map} lazy />);
  expect(screen.getByTitle('Map')).toHaveAttribute('loading', 'lazy');
});

test('a third-party page may not open dialogs or navigate the window', async () => {
  await renderWithRouter(<EmbedFrame {...map} />);
  const sandbox = screen.getByTitle('Map').getAttribute('sandbox');
  expect(sandbox).toContain('allow-forms');
  expect(sandbox).not.toMatch(/allow-(modals|top-navigation)/);
});

test('screen readers skip the placeholder', async () => {
  await renderWithRouter(<EmbedFrame {...map} fallback={<p>Drawn</p>} />);
  expect(screen.getByText('Drawn').parentElement).toHaveAttribute('aria-hidden', 'true');
});
