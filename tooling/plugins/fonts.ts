import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { directories } from '../content/project.ts';

const require = createRequire(import.meta.url);

/** The faces by file name: the font they come from, and the weights that are used. */
const faces = {
  'figtree.woff2': {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
  'bricolage.woff2': {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: 620,
  },
};

/** Whatever can be typed on a keyboard, and what typography makes of it. */
const always = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}“”‘’–—…  `;

/** All characters that pages may show: those of the sources, in order. */
export function charactersOfSite() {
  const characters = new Set(always);
  const files = readdirSync(join(directories.root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(mdx|yaml|tsx?)$/.test(file))
    .map((file) => join('src', file));
  for (const file of ['app.config.ts', ...files])
    for (const character of readFileSync(join(directories.root, file), 'utf8'))
      if (character >= ' ') characters.add(character);
  return [...characters].sort().join('');
}

/** `@fonts/<name>` are the faces with the characters and weights of this site alone, kept by what they are made of. */
export function fontsPlugin(): Plugin {
  return {
    name: 'fonts',
    async config() {
      const text = charactersOfSite();
      const key = createHash('sha256')
        .update(JSON.stringify([faces, text]))
        .digest('hex')
        .slice(0, 16);
      const directory = join(directories.root, 'dist/fonts', key);
      mkdirSync(directory, { recursive: true });
      for (const [name, { source, weights }] of Object.entries(faces)) {
        const file = join(directory, name);
        if (existsSync(file)) continue;
        const font = readFileSync(require.resolve(source));
        const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const;
        writeFileSync(file, await subsetFont(font, text, options));
      }
      return { resolve: { alias: { '@fonts': directory } } };
    },
  };
}
