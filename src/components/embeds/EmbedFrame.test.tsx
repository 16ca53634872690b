import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmbedFrame } from './EmbedFrame.tsx';

test('the phone and a way to open the form by itself stand beside the frame', () => {
  render(
    <EmbedFrame
      id="form"
      size="appointment"
      title="Request form"
      embed={{ src: '/form', formId: 'f' }}
      noun="form"
    />,
  );
  expect(screen.getByTitle('Request form')).toHaveAttribute('src', '/form');
  expect(screen.getByRole('link', { name: /call/i })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  const link = screen.getByRole('link', { name: 'Open the form in a new tab' });
  expect(link).toHaveAttribute('href', '/form');
  expect(link).toHaveAttribute('target', '_blank');
});

test('only frames far down wait until they are near', () => {
  render(
    <EmbedFrame
      id="form"
      size="survey"
      title="Form"
      embed={{ src: '/form', formId: 'f' }}
      noun="form"
    />,
  );
  expect(screen.getByTitle('Form')).toHaveAttribute('loading', 'eager');
  render(<EmbedFrame lazy id="map" size="map" title="Map" embed={{ src: '/map' }} noun="map" />);
  expect(screen.getByTitle('Map')).toHaveAttribute('loading', 'lazy');
});

test('a page of others may not open dialogs or move the window elsewhere', () => {
  render(
    <EmbedFrame
      id="map"
      size="map"
      title="Map"
      embed={{ src: 'https://maps.example/' }}
      noun="map"
    />,
  );
  const sandbox = screen.getByTitle('Map').getAttribute('sandbox');
  expect(sandbox).toContain('allow-forms');
  expect(sandbox).not.toMatch(/allow-(modals|top-navigation)/);
});

test('what stands in the place of a frame is hidden from screen readers', () => {
  render(
    <EmbedFrame
      id="map"
      size="map"
      title="Map"
      embed={{ src: '/map' }}
      noun="map"
      placeholder={<p>Drawn</p>}
    />,
  );
  expect(screen.getByText('Drawn').parentElement).toHaveAttribute('aria-hidden', 'true');
});
