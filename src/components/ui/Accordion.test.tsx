import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Accordion } from './Accordion.tsx';

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
