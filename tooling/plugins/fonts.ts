import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { directories } from '../content/project.ts';

const require = createRequire(import.meta.url);

/** The brand's faces by file name: family, the font they come from, and the weights that are used. */
const faces = {
  figtree: {
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
  bricolage: {
    family: 'Bricolage Grotesque',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: { min: 620, max: 620 },
  },
};

const list = Object.entries(faces).map(
  ([
    name,
    {
      family,
      weights: { min, max },
    },
  ]) => ({
    name,
    family,
    weight: min === max ? `${min}` : `${min} ${max}`,
  }),
);

/**
 * A face that comes late on a first visit waits for the next page (useBrandFonts), so that no line breaks anew while
 * somebody reads.
 */
const styleSheet = list
  .map(
    ({ name, family, weight }) =>
      `@font-face { font-family: "${family}"; src: url("./${name}.woff2") format("woff2"); font-weight: ${weight}; font-display: optional; }\n`,
  )
  .join('');

/** What `virtual:fonts` is. */
const code = [
  `export { default as stylesheet } from '@fonts/faces.css?url';`,
  ...list.map(({ name }) => `import ${name} from '@fonts/${name}.woff2?url';`),
  'export const faces = [',
  ...list.map(
    ({ name, family, weight }) => `  { family: '${family}', weight: '${weight}', href: ${name} },`,
  ),
  '];',
].join('\n');

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

/**
 * `virtual:fonts` names the faces, with the characters and weights of this site alone, and their style sheet. It is a
 * file of its own: it holds the first paint back for the moment in which faces on a usual line arrive, too; declared
 * in the page they would be a moment late on every first visit.
 */
export function fontsPlugin(): Plugin {
  return {
    name: 'fonts',
    async config() {
      const text = charactersOfSite();
      const key = createHash('sha256')
        .update(JSON.stringify([faces, styleSheet, text]))
        .digest('hex')
        .slice(0, 16);
      const directory = join(directories.root, 'dist/fonts', key);
      mkdirSync(directory, { recursive: true });
      writeFileSync(join(directory, 'faces.css'), styleSheet);
      for (const [name, { source, weights }] of Object.entries(faces)) {
        const file = join(directory, `${name}.woff2`);
        if (existsSync(file)) continue;
        const font = readFileSync(require.resolve(source));
        const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const;
        writeFileSync(file, await subsetFont(font, text, options));
      }
      return { resolve: { alias: { '@fonts': directory } } };
    },
    resolveId: (id) => (id === 'virtual:fonts' ? '\0virtual:fonts' : undefined),
    load: (id) => (id === '\0virtual:fonts' ? code : undefined),
  };
}
