import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import prices from '~/generated/strings/prices.ts';
import { renderWithRouter } from '../../../tests/renderWithRouter.tsx';
import { SearchField } from './SearchField.tsx';

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => {};

const page = { path: '/about', phrases: [], isSign: false } as const;

vi.mock('./findAnywhere.ts', () => ({
  findAnywhere: (typed: string) =>
    [
      { ...page, title: 'What does it cost?', hash: 'cost', answer: 'It depends.', prices: true },
      { ...page, title: 'Where are you?', answer: 'On Main Street.' },
      { ...page, title: 'Sore heels', excerpt: 'How a sore heel settles.' },
      { ...page, title: 'About us' },
    ].filter(() => typed === 'sore'),
}));

test('a result says its answer or what its page is about, and costs are answered by the prices', async () => {
  await renderWithRouter(<SearchField place="page" />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sore' } });
  const resultOf = (title: string) => screen.getByRole('link', { name: title }).parentElement;
  await screen.findByRole('link', { name: 'About us' });
  expect(resultOf('What does it cost?')).toHaveTextContent(prices.heading);
  expect(resultOf('What does it cost?')).not.toHaveTextContent('It depends.');
  expect(resultOf('Where are you?')).toHaveTextContent('On Main Street.');
  expect(resultOf('Sore heels')).toHaveTextContent('How a sore heel settles.');
  expect(resultOf('About us')?.textContent).toBe('About us');
});

test('Escape empties the field, and Enter leads to the answer of the first result', async () => {
  const { router } = await renderWithRouter(<SearchField place="page" />);
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'sore' } });
  const first = await screen.findByRole('link', { name: 'What does it cost?' });
  expect(first).toHaveAttribute('href', '/about#cost');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field).toHaveValue('');
  fireEvent.change(field, { target: { value: 'sore' } });
  fireEvent.submit(field);
  await vi.waitFor(() => expect(router.state.location.href).toBe('/about#cost'));
});

test('a search that finds nothing says so, also to screen readers, and offers the phone', async () => {
  await renderWithRouter(<SearchField place="page" />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'xylophone' } });
  expect(await screen.findByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(screen.getByRole('status')).toHaveTextContent('xylophone');
});
