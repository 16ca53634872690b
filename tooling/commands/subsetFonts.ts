/** Writes src/styles/fonts: the characters and weights that this site needs. Run it after an update of the fonts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { directories } from '../directories.ts';

const faces = {
  figtree: { family: 'figtree', weights: { min: 400, max: 700 } },
  bricolage: { family: 'bricolage-grotesque', weights: { min: 620, max: 620 } },
};

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const characters = `${ascii}“”‘’–—… °·×−±½¼¾→≤≥áéíóúüñÁÉÍÓÚÜÑ¿¡àâçèêëîïôöäß`;

for (const [name, { family, weights }] of Object.entries(faces)) {
  const source = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  const font = await subsetFont(readFileSync(new URL(import.meta.resolve(source))), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  writeFileSync(join(directories.root, 'src/styles/fonts', `${name}.woff2`), font);
  console.log(`${name}.woff2: ${font.length} bytes`);
}
