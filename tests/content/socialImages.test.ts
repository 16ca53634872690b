// @vitest-environment node
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawImage } from '../../tooling/files/socialImages.ts';

test('the roughest picture has a social image that every network shows', async () => {
  const raw = { width: 1200, height: 630, channels: 3 } as const;
  const outputLength = raw.width * raw.height * raw.channels;
  const noise = createHash('shake256', { outputLength }).update('noise').digest();
  const master = await sharp(noise, { raw }).png().toBuffer();
  const image = await drawImage('Words 😀 漢字', 'Test Clinic', 'white', master);
  expect(image.length).toBeLessThan(300_000);
  expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
});
