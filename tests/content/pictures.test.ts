import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { directories } from '../../tooling/directories.ts';
import { picturesPlugin } from '../../tooling/plugins/pictures.ts';

const cache = join(directories.root, 'node_modules/.cache/pictures');

let root: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  const background = { r: 40, g: 90, b: 120 };
  const picture = await sharp({ create: { width: 500, height: 375, channels: 3, background } })
    .jpeg()
    .toBuffer();
  for (const name of ['a', 'longer']) writeFileSync(join(root, `${name}.jpg`), picture);
});

afterEach(() => rmSync(root, { recursive: true }));

/** Builds a module that imports the pictures in this order; returns its code and the picture files. */
async function built(...names: string[]) {
  const lines = names.map(
    (name, index) => `export { default as p${index} } from './${name}.jpg?module-${index}?card';`,
  );
  writeFileSync(join(root, 'entry.js'), lines.join('\n'));
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [picturesPlugin()],
    build: {
      write: false,
      rolldownOptions: {
        input: join(root, 'entry.js'),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code }, ...files] = output;
  return { code, files: files.map(({ fileName }) => fileName).sort() };
}

test('a picture that several modules show is encoded once', async () => {
  const { files } = await built('a');
  for (const file of files) rmSync(join(cache, basename(file)));
  const encode = vi.spyOn(sharp.prototype, 'toFile');
  expect((await built('a', 'a', 'longer')).files).toEqual(files);
  expect(encode).toHaveBeenCalledTimes(files.length);
});

test('equal pictures under two names share their files, whichever is read first', async () => {
  const { files } = await built('a', 'longer');
  expect(files).toHaveLength(3);
  expect((await built('longer', 'a')).files).toEqual(files);
  expect((await built('longer')).files).toEqual(files);
});

test('a photo that a phone took on its side stands upright, in AVIF and at full width in WebP', async () => {
  const path = join(root, 'a.jpg');
  writeFileSync(path, await sharp(readFileSync(path)).withMetadata({ orientation: 6 }).toBuffer());
  const { files } = await built('a');
  for (const file of files) rmSync(join(cache, basename(file)));
  await built('a');
  const sizes = files.map(async (file) => {
    const { width, height } = await sharp(join(cache, basename(file))).metadata();
    return `${file.split('.')[1]} ${width}x${height}`;
  });
  expect(await Promise.all(sizes)).toEqual(['avif 375x500', 'webp 375x500']);
});

test('a picture comes in the widths for its use, up to its own', async () => {
  const { code, files } = await built('a');
  expect(files.map((file) => file.split('.')[1]).sort()).toEqual(['avif', 'avif', 'webp']);
  expect(code).toMatch(/avif: ?["'`]\/\S+\.avif 400w, \/\S+\.avif 500w["'`]/);
  expect(code).toMatch(/src: ?["'`]\/\S+-500\.webp["'`],\s*w: ?500,\s*h: ?375/);
});
