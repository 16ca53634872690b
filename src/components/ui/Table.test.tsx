import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Table } from './Table.tsx';

let resize = () => {};
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(callback: () => void) {
      resize = callback;
    }
    observe() {}
    disconnect() {}
  },
);

afterEach(() => vi.restoreAllMocks());

test('the Tab key stops at a table only if it scrolls', () => {
  render(<Table aria-labelledby="signs" />);
  const box = screen.getByRole('group');
  expect(box).not.toHaveAttribute('tabindex');
  vi.spyOn(box, 'scrollWidth', 'get').mockReturnValue(500);
  act(() => resize());
  expect(box).toHaveAttribute('tabindex', '0');
  expect(box).toHaveAttribute('aria-labelledby', 'signs');
});
