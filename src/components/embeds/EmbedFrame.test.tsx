import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('a lazy frame loads when a visitor comes near it, others at once', async () => {
  await renderWithRouter(<EmbedFrame {...form} />);
  expect(screen.getByTitle('Request form')).toHaveAttribute('loading', 'eager');
  await renderWithRouter(<EmbedFrame {...map} lazy />);
  expect(screen.getByTitle('Map')).toHaveAttribute('loading', 'lazy');
});

test('a map may not open dialogs or navigate the window; a form may, as when it was sent', async () => {
  await renderWithRouter(
    <EmbedFrame {...form} embed={{ src: 'https://forms.example/', formId: 'f' }} />,
  );
  expect(screen.getByTitle('Request form')).not.toHaveAttribute('sandbox');
  await renderWithRouter(<EmbedFrame {...map} />);
  const sandbox = screen.getByTitle('Map').getAttribute('sandbox');
  expect(sandbox).toContain('allow-forms');
  expect(sandbox).not.toMatch(/allow-(modals|top-navigation)/);
});

test('screen readers skip the placeholder', async () => {
  await renderWithRouter(<EmbedFrame {...map} fallback={<p>Drawn</p>} />);
  expect(screen.getByText('Drawn').parentElement).toHaveAttribute('aria-hidden', 'true');
});

const send = (data: unknown, frame: HTMLIFrameElement, origin = new URL(frame.src).origin) =>
  act(() =>
    dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow, origin })),
  );

test('nothing looks at a form in a closed fold, in a hidden tab, or that has answered', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await renderWithRouter(
    <details>
      {/* Without the note on replies, which has a clock. */}
      <EmbedFrame {...form} embed={{ ...form.embed, isBooking: true }} />
    </details>,
  );
  const expectTimers = (count: number) => {
    vi.advanceTimersByTime(1_000);
    expect(vi.getTimerCount()).toBe(count);
  };
  expectTimers(0);
  const fold = screen.getByRole('group');
  fold.toggleAttribute('open', true);
  fold.dispatchEvent(new Event('toggle'));
  expectTimers(1);
  const frame = screen.getByTitle<HTMLIFrameElement>('Request form');
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 300));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expectTimers(0);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expectTimers(1);
  send('900px', frame);
  expectTimers(0);
  vi.useRealTimers();
});

test('a form that has been in sight for 8 seconds without an answer is late, and the phone is offered', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
  await renderWithRouter(<EmbedFrame {...form} embed={{ ...form.embed, isBooking: true }} />);
  act(() => vi.advanceTimersByTime(7_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => vi.advanceTimersByTime(2_000));
  const phone = screen.getByRole('status').querySelector('a');
  expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  vi.useRealTimers();
});

test('a form without an id gets the height that it itself requests, and is never late', async () => {
  const embed = { src: 'https://forms.example/', height: 900 };
  await renderWithRouter(<EmbedFrame {...form} embed={embed} />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Request form');
  send('setHeight:1400:123', frame);
  send('setHeight:5000:123', frame, 'https://elsewhere.example');
  expect(frame).toHaveStyle({ height: '1400px' });
  expect(screen.queryByRole('status')).toBeNull();
});
