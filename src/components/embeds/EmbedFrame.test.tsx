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

const send = (data: unknown, frame: HTMLIFrameElement, origin = new URL(frame.src).origin) =>
  act(() =>
    dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow, origin })),
  );

test('a form that has been in sight for 8 seconds is late, and the phone is offered, until it answers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
  await renderWithRouter(<EmbedFrame {...form} embed={{ ...form.embed, isBooking: true }} />);
  act(() => vi.advanceTimersByTime(7_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => vi.advanceTimersByTime(2_000));
  const phone = screen.getByRole('status').querySelector('a');
  expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  send('900px', screen.getByTitle('Request form'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
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
