import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawImage } from '../../tooling/output/socialImages.ts';

test('even noise makes a social image under 300 kB', async () => {
  const raw = { width: 1200, height: 630, channels: 3 } as const;
  const outputLength = raw.width * raw.height * raw.channels;
  const noise = createHash('shake256', { outputLength }).update('noise').digest();
  const master = await sharp(noise, { raw }).png().toBuffer();
  const image = await drawImage('Words 😀 漢字', 'Test Clinic', 'white', master);
  expect(image.length).toBeLessThan(300_000);
  expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('the title of a social image leaves the right half to the picture', async () => {
  const create = { width: 1200, height: 630, channels: 3, background: '#888' } as const;
  const master = await sharp({ create }).png().toBuffer();
  const right = async (title: string) => {
    const image = await drawImage(title, 'Test Clinic', 'white', master);
    const area = { left: 640, top: 0, width: 560, height: 630 };
    return (await sharp(image).extract(area).raw().toBuffer()).toString('base64');
  };
  const longest = 'Words that follow words until the heading is full of them';
  expect((await right(longest)) === (await right(''))).toBe(true);
});
