// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { picturesPlugin } from '../../tooling/plugins/pictures.ts';

let root: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  const background = { r: 40, g: 90, b: 120 };
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
  for (const name of ['a', 'longer']) writeFileSync(join(root, `${name}.jpg`), picture);
});

afterEach(() => rmSync(root, { recursive: true }));

/** Names of the pictures of a build that comes upon `first` before `then`. */
async function built(first: string, then: string) {
  writeFileSync(
    join(root, 'entry.js'),
    `export { default as one } from './${first}.jpg?card';
export { default as two } from './later.js';`,
  );
  writeFileSync(join(root, 'later.js'), `export { default } from './${then}.jpg?card';`);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      picturesPlugin(),
      {
        name: 'later',
        async load(id) {
          if (id.endsWith('later.js')) await this.load({ id: join(root, `${first}.jpg?card`) });
        },
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(root, 'entry.js'),
        preserveEntrySignatures: 'strict',
        // As vite.config.ts has it.
        output: { assetFileNames: '[hash][extname]' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output
    .filter(({ type }) => type === 'asset')
    .map(({ fileName }) => fileName)
    .sort();
}

test('equal pictures under two names are one file of one name, whichever is read first', async () => {
  const names = await built('a', 'longer');
  expect(names).toHaveLength(2);
  expect(await built('longer', 'a')).toEqual(names);
});
