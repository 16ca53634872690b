import { imagetools } from 'vite-imagetools';

/** Widths in CSS pixels times density, by treatment: `?hero` fills the window, `?card` and `?section` a column. */
const widths = { hero: '640;1024;1600', card: '400;800', section: '480;960' };

/** `picture.jpg?hero` and the like become AVIF and WebP in several widths, with intrinsic sizes. */
export const picturesPlugin = () =>
  imagetools({
    defaultDirectives(url) {
      const treatment = (Object.keys(widths) as (keyof typeof widths)[]).find((name) =>
        url.searchParams.has(name),
      );
      if (!treatment) return new URLSearchParams();
      return new URLSearchParams({
        as: 'picture',
        format: 'avif;webp',
        quality: '60',
        effort: '2',
        w: widths[treatment],
        withoutEnlargement: '',
        ...(treatment === 'card' && { aspect: '3:2', fit: 'cover' }),
      });
    },
    cache: { dir: './node_modules/.cache/pictures' },
  });
