import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import words from '~/generated/strings/frames.ts';
import { EmbedFrame } from './EmbedFrame.tsx';

const form = {
  id: 'form',
  size: 'survey',
  title: 'Request form',
  embed: { src: '/form', formId: 'f' },
  noun: 'form',
} as const;

const map = {
  id: 'map',
  size: 'map',
  title: 'Map',
  embed: { src: 'https://maps.example/' },
  noun: 'map',
} as const;

test('the phone and a way to open the form by itself stand beside the frame', () => {
  render(<EmbedFrame {...form} />);
  expect(screen.getByTitle('Request form')).toHaveAttribute('src', '/form');
  const call = screen.getByRole('link', { name: new RegExp(words.call) });
  expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  const link = screen.getByRole('link', { name: `${words.open} ${words.form} ${words.newTab}` });
  expect(link).toHaveAttribute('href', '/form');
  expect(link).toHaveAttribute('target', '_blank');
});

test('only frames far down wait until they are near', () => {
  render(<EmbedFrame {...form} />);
  expect(screen.getByTitle('Request form')).toHaveAttribute('loading', 'eager');
  render(<EmbedFrame {...map} lazy />);
  expect(screen.getByTitle('Map')).toHaveAttribute('loading', 'lazy');
});

test('a page of others may not open dialogs or move the window elsewhere', () => {
  render(<EmbedFrame {...map} />);
  const sandbox = screen.getByTitle('Map').getAttribute('sandbox');
  expect(sandbox).toContain('allow-forms');
  expect(sandbox).not.toMatch(/allow-(modals|top-navigation)/);
});

test('what stands in the place of a frame is hidden from screen readers', () => {
  render(<EmbedFrame {...map} placeholder={<p>Drawn</p>} />);
  expect(screen.getByText('Drawn').parentElement).toHaveAttribute('aria-hidden', 'true');
});
