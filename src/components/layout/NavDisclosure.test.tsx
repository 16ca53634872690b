import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import layout from '~/generated/strings/layout.ts';
import { NavDisclosure } from './NavDisclosure.tsx';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

function setUp() {
  render(
    <>
      <NavDisclosure label="Services" link={<a href="#services">Services</a>}>
        <a href="#sports">Sports</a>
      </NavDisclosure>
      <a href="#elsewhere">Elsewhere</a>
    </>,
  );
  return {
    toggle: screen.getByRole('button', { name: `Services ${layout.submenu}` }),
    parent: screen.getByRole('link', { name: 'Services' }),
    child: screen.getByText('Sports'),
  };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('the button opens and closes the submenu it controls', async () => {
  const { toggle, child } = setUp();
  act(() => toggle.focus());
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user().keyboard('{Enter}');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toContainElement(
    child,
  );
  await user().keyboard('{Enter}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('a mouse that leaves has 150 ms to come back', async () => {
  const { toggle, parent } = setUp();
  fireEvent.pointerEnter(parent.parentElement as Element, { pointerType: 'mouse' });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  fireEvent.pointerLeave(parent.parentElement as Element, { pointerType: 'mouse' });
  pass(140);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  fireEvent.pointerEnter(parent.parentElement as Element, { pointerType: 'mouse' });
  pass(500);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  fireEvent.pointerLeave(parent.parentElement as Element, { pointerType: 'mouse' });
  pass(160);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('a mouse that has opened it by hovering does not close it by its click', async () => {
  const { toggle } = setUp();
  fireEvent.pointerEnter(toggle.parentElement as Element, { pointerType: 'mouse' });
  fireEvent(toggle, new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }));
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('a finger does not open it by touching', () => {
  const { toggle, parent } = setUp();
  fireEvent.pointerEnter(parent.parentElement as Element, { pointerType: 'touch' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes it, wherever the focus is', async () => {
  const { toggle, parent } = setUp();
  fireEvent.pointerEnter(parent.parentElement as Element, { pointerType: 'mouse' });
  await user().keyboard('{Escape}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('it closes when focus leaves and when a link is followed', async () => {
  const { toggle, child } = setUp();
  act(() => toggle.focus());
  await user().keyboard('{Enter}');
  act(() => screen.getByText('Elsewhere').focus());
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  act(() => toggle.focus());
  await user().keyboard('{Enter}');
  await user().click(child);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
