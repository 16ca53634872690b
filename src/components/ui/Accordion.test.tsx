import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Accordion } from './Accordion.tsx';

const items = [
  { title: 'How much?', content: 'It varies.' },
  { title: 'How often?', content: 'It depends.' },
];

test('items are closed at first and share a name, so that the browser opens one at a time', () => {
  render(<Accordion items={items} />);
  const groups = screen.getAllByRole('group') as HTMLDetailsElement[];
  expect(groups.map(({ open }) => open)).toEqual([false, false]);
  const names = groups.map((group) => group.getAttribute('name'));
  expect(names[0]).toBeTruthy();
  expect(names[0]).toBe(names[1]);
});

test('two accordions on a page do not close each other', () => {
  render(
    <>
      <Accordion items={[{ title: 'One', content: '' }]} />
      <Accordion items={[{ title: 'Two', content: '' }]} />
    </>,
  );
  const [first, second] = screen.getAllByRole('group');
  expect(first?.getAttribute('name')).not.toBe(second?.getAttribute('name'));
});

test('each content has an anchor made from its title', () => {
  render(<Accordion items={items} />);
  expect(document.getElementById('how-much')).toHaveTextContent('It varies.');
});
