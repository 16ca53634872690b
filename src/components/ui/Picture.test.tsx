import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

test('a picture offers its formats, best first, keeps its space, and loads when a visitor comes near it', () => {
  const picture = {
    sources: { avif: '/a-400.avif 400w', webp: '/a-400.webp 400w' },
    img: { src: '/a.webp', w: 800, h: 600 },
  };
  const { container } = render(<Picture picture={picture} alt="A spine" sizes="50vw" />);
  const types = [...container.querySelectorAll('source')].map(({ type }) => type);
  expect(types).toEqual(['image/avif', 'image/webp']);
  const img = screen.getByRole('img', { name: 'A spine' });
  for (const [name, value] of Object.entries({ width: '800', height: '600', loading: 'lazy' }))
    expect(img).toHaveAttribute(name, value);
});
