import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { directories } from '../../tooling/directories.ts';
import { picturesPlugin } from '../../tooling/plugins/pictures.ts';

const cache = join(directories.root, 'node_modules/.cache/pictures');

let root: string;
let photo: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  photo = join(root, 'a.jpg');
  const background = { r: 40, g: 90, b: 120 };
  const picture = sharp({ create: { width: 500, height: 375, channels: 3, background } });
  writeFileSync(photo, await picture.jpeg().toBuffer());
});

afterEach(() => rmSync(root, { recursive: true }));

/** Builds a module that imports the photo; returns its code and the picture files. */
async function built() {
  const input = join(root, 'entry.js');
  writeFileSync(input, "export { default } from './a.jpg?module?card';");
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [picturesPlugin()],
    build: { write: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  const [{ code }, ...files] = output;
  return { code, files: files.map(({ fileName }) => fileName).sort() };
}

test('a photo that a phone took on its side stands upright, in AVIF and at full width in WebP', async () => {
  writeFileSync(
    photo,
    await sharp(readFileSync(photo)).withMetadata({ orientation: 6 }).toBuffer(),
  );
  const { files } = await built();
  for (const file of files) rmSync(join(cache, basename(file)));
  await built();
  const sizes = files.map(async (file) => {
    const { width, height } = await sharp(join(cache, basename(file))).metadata();
    return `${file.split('.')[1]} ${width}x${height}`;
  });
  expect(await Promise.all(sizes)).toEqual(['avif 375x500', 'webp 375x500']);
});

test('a picture comes in the widths for its use, up to its own', async () => {
  const { code, files } = await built();
  expect(files.map((file) => file.split('.')[1]).sort()).toEqual(['avif', 'avif', 'webp']);
  expect(code).toMatch(/avif: ?["'`]\/\S+\.avif 400w, \/\S+\.avif 500w["'`]/);
  expect(code).toMatch(/src: ?["'`]\/\S+-500\.webp["'`],\s*w: ?500,\s*h: ?375/);
});
