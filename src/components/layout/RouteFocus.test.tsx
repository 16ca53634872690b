import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithRouter } from '../../../tests/renderWithRouter.tsx';
import { RouteFocus } from './RouteFocus.tsx';

test('what is left of a navigation ends when the next one begins', async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const scrollIntoView = vi.fn();
  // Both are missing in jsdom.
  Object.assign(Element.prototype, {
    scrollIntoView,
    getAnimations(this: Element) {
      return this.id === 'slow' ? [{ finished: opened }] : [];
    },
  });
  const { router } = await renderWithRouter(
    <>
      {['slow', 'quick'].map((id) => (
        <details key={id} id={id}>
          <summary>{id}</summary>
        </details>
      ))}
      <RouteFocus />
    </>,
  );
  for (const hash of ['slow', 'quick']) await act(() => router.navigate({ to: '/', hash }));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('quick'));
  scrollIntoView.mockClear();
  await act(async () => open());
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(document.activeElement?.textContent).toBe('quick');
  expect(scrollIntoView).not.toHaveBeenCalled();
});
