import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavDisclosure } from './NavDisclosure.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(pointerType = 'mouse') {
  render(
    <NavDisclosure label="Services" link={<a href="#services">Services</a>}>
      <a href="#sports">Sports</a>
    </NavDisclosure>,
  );
  const toggle = screen.getByRole('button');
  const item = toggle.parentElement as Element;
  fireEvent.pointerEnter(item, { pointerType });
  return {
    toggle,
    enter: () => fireEvent.pointerEnter(item, { pointerType }),
    leave: () => fireEvent.pointerLeave(item, { pointerType }),
    expectOpen: (isOpen: boolean) => expect(toggle).toHaveAttribute('aria-expanded', `${isOpen}`),
  };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('a mouse opens a submenu by hovering, its click does not close it, and it can come back within 150 ms', () => {
  const { toggle, enter, leave, expectOpen } = setUp();
  // Older versions of Firefox do not say which pointer clicked.
  fireEvent(toggle, new MouseEvent('click', { bubbles: true }));
  expectOpen(true);
  leave();
  pass(140);
  expectOpen(true);
  enter();
  pass(500);
  expectOpen(true);
  leave();
  pass(160);
  expectOpen(false);
});

test('a submenu closes on Escape, and its button gets the focus from inside', () => {
  const { toggle, expectOpen } = setUp();
  screen.getByText('Sports').focus();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expectOpen(false);
  expect(toggle).toHaveFocus();
});

test('a submenu stays open when the focus goes nowhere, and closes when it goes elsewhere or at a press elsewhere', () => {
  const { toggle, expectOpen } = setUp('touch');
  fireEvent.click(toggle);
  fireEvent.blur(toggle, { relatedTarget: null });
  expectOpen(true);
  fireEvent.blur(toggle, { relatedTarget: document.body });
  expectOpen(false);
  fireEvent.click(toggle);
  fireEvent.pointerDown(document.body);
  expectOpen(false);
});

test('a touch opens and closes a submenu by its button only', () => {
  const { toggle, expectOpen } = setUp('touch');
  expectOpen(false);
  fireEvent.click(toggle);
  expectOpen(true);
  fireEvent.click(toggle);
  expectOpen(false);
});
