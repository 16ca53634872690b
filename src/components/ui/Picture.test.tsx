import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const picture = {
  sources: { avif: '/a-400.avif 400w', webp: '/a-400.webp 400w' },
  img: { src: '/a.webp', w: 800, h: 600 },
};

test('browsers can choose a format, best first, and reserve the space', () => {
  const { container } = render(<Picture picture={picture} alt="A spine" sizes="50vw" />);
  const types = [...container.querySelectorAll('source')].map(({ type }) => type);
  expect(types).toEqual(['image/avif', 'image/webp']);
  const img = screen.getByRole('img', { name: 'A spine' });
  expect(img).toHaveAttribute('width', '800');
  expect(img).toHaveAttribute('height', '600');
});

test('a picture loads when a visitor comes near it, the hero at once', () => {
  render(<Picture picture={picture} alt="later" sizes="50vw" />);
  expect(screen.getByAltText('later')).toHaveAttribute('loading', 'lazy');
  render(<Picture picture={picture} alt="first" sizes="50vw" priority />);
  expect(screen.getByAltText('first')).not.toHaveAttribute('loading');
  expect(screen.getByAltText('first')).toHaveAttribute('fetchpriority', 'high');
});
