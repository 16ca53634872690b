import { extname } from 'node:path';
import type { Plugin } from 'vite';
import { imagetools, resolveConfigs, type TransformFactory } from 'vite-imagetools';

/**
 * Widths in CSS pixels times density, by treatment: `?hero` fills the window, `?portrait` the top of a phone,
 * `?vista` the same further down, `?card` and `?section` a column, `?figure` a narrow one.
 */
const widths = {
  hero: '640;1024;1600',
  portrait: '480;900',
  vista: '1024;1600',
  card: '400;800',
  section: '480;960',
  figure: '360;640',
};

/** Eight bits band visibly on soft gradients: AVIF gets ten. */
const tenBitAvif: TransformFactory<{ format?: string; quality?: string; effort?: string }> = ({
  format,
  quality,
  effort,
}) =>
  format === 'avif'
    ? (_state, image) =>
        image.avif({ quality: Number(quality), effort: Number(effort), bitdepth: 10 })
    : undefined;

/**
 * `picture.jpg?hero` and the like become AVIF in several widths, with intrinsic sizes, and one WebP for the few browsers
 * without AVIF (Edge before 121).
 */
export function picturesPlugin(): Plugin {
  const plugin = imagetools({
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
        bitdepth: '10',
      });
    },
    resolveConfigs(entries, outputFormats) {
      const configs = resolveConfigs(entries, outputFormats);
      const widest = Math.max(...configs.map(({ w }) => Number(w)));
      return configs.filter(({ format, w }) => format === 'avif' || Number(w) === widest);
    },
    extendTransforms: (builtins) => [...builtins, tenBitAvif],
    cache: { dir: './node_modules/.cache/pictures' },
  });
  const load = plugin.load as Extract<Plugin['load'], { handler: unknown }>;
  return {
    ...plugin,
    load: {
      ...load,
      handler(id) {
        // All of one name: of equal files under two names, pages and published folder could have one each.
        const emitFile: typeof this.emitFile = (file) =>
          this.emitFile({ ...file, name: `picture${extname(file.name ?? '')}` });
        return load.handler.call(Object.assign(Object.create(this), { emitFile }), id);
      },
    },
  };
}
