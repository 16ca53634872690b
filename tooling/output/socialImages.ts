import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { socialImageSize } from '../../src/lib/socialImage.ts';
import { color, tokens } from '../colors.ts';
import type { BuildPage } from '../content/pages.ts';
import type { Project } from '../content/project.ts';
import { directories } from '../directories.ts';
import { mark } from './mark.ts';

const font = '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff';
const fontData = readFileSync(new URL(import.meta.resolve(font)));

/** Part of the cache key, because the layout is below. */
const source = readFileSync(import.meta.filename, 'utf8');

const { width, height } = socialImageSize;

/** A JPEG, cached in node_modules/.cache. */
export async function socialImage(
  { heading, hero, picture }: BuildPage,
  { site: { clinicName }, content }: Project,
) {
  const master = readFileSync(content.pictures.get(picture.picture)?.file ?? '');
  const shown = JSON.stringify([source, heading, clinicName, hero.text, tokens, mark('')]);
  const key = hash('sha1', Buffer.concat([Buffer.from(shown), fontData, master]));
  const cached = join(directories.root, 'node_modules/.cache/social', `${key}.jpg`);
  if (existsSync(cached)) return readFileSync(cached);
  const jpeg = await drawImage(heading, clinicName, hero.text, master);
  mkdirSync(dirname(cached), { recursive: true });
  writeFileSync(cached, jpeg);
  return jpeg;
}

// Plain objects: importing React here would load its development build.
const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

const drawing = (svg: string, width: number, height: number): ReactElement => ({
  type: 'img',
  key: null,
  props: { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, width, height },
});

/** Returns a JPEG of less than 300 kB. */
export async function drawImage(
  title: string,
  clinicName: string,
  text: 'white' | 'black',
  master: Buffer,
) {
  const [ink, shade] =
    text === 'white' ? [color('white'), color('dark')] : [color('ink'), color('tint')];
  const words = await satori(
    box(
      {
        width,
        height,
        boxSizing: 'border-box',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 64,
        color: ink,
        backgroundImage: `linear-gradient(90deg, ${shade}f0 36%, ${shade}00 76%)`,
      },
      // The subjects of the pictures are in the right half.
      box(
        { fontSize: 64, lineHeight: 1.1, letterSpacing: -1.5, maxWidth: 560, textWrap: 'balance' },
        // Keeps the last word from standing alone on a line.
        title.replace(/(?<=\S \S+ .*) (?=\S+$)/, '\u00a0'),
      ),
      box({ alignItems: 'center', fontSize: 32, gap: 16 }, drawing(mark(ink), 46, 72), clinicName),
    ),
    { width, height, fonts: [{ name: 'Bricolage Grotesque', data: fontData, weight: 600 }] },
  );
  const image = sharp(master, { autoOrient: true })
    .resize(width, height, { position: 'right' })
    .composite([{ input: Buffer.from(words) }]);
  const toJpeg = (quality: number) =>
    image.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
  // Networks show images up to 300 kB; at quality 20, even noise stays below that.
  for (const quality of [86, 50]) {
    const jpeg = await toJpeg(quality);
    if (jpeg.length < 300_000) return jpeg;
  }
  return toJpeg(20);
}
