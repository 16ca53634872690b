import { hash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import sharp, { type AvifOptions, type WebpOptions } from 'sharp';
import type { Plugin } from 'vite';
import type { PictureUse } from '../../src/lib/picture.ts';
import { directories } from '../directories.ts';

/**
 * Widths in pixels: a hero fills the window (832 is a phone with two pixels to a point, 1024 one with three), a portrait fills
 * a phone, the others fill a column.
 */
const widthsFor: Readonly<Record<PictureUse, readonly number[]>> = {
  hero: [640, 832, 1024, 1600],
  portrait: [480, 900],
  card: [400, 800],
  section: [480, 960],
  figure: [360, 640],
};

/** Eight bits show banding on soft gradients; more effort doubles the time for hardly any bytes. */
const avif: AvifOptions = { quality: 60, effort: 1, bitdepth: 10, chromaSubsampling: '4:2:0' };
const webp: WebpOptions = { quality: 60, effort: 2 };

const cache = 'node_modules/.cache/pictures';
const directory = join(directories.root, cache);

/** Turns imports such as `picture.jpg?hero` into AVIF files, plus one WebP for Edge before 121. Equal pictures share their files. */
export function picturesPlugin(): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',
    load: {
      filter: { id: new RegExp(`\\?(${Object.keys(widthsFor).join('|')})$`) },
      async handler(id) {
        const [file = '', ...queries] = id.split('?');
        const [, sizes = []] =
          Object.entries(widthsFor).find(([name]) => name === queries.at(-1)) ?? [];
        const master = await readFile(file);
        const { width, height } = (await sharp(master).metadata()).autoOrient;
        // Short, because every page contains the names.
        const key = hash('sha256', JSON.stringify([avif, webp]) + hash('sha256', master));
        const widths = [...new Set(sizes.map((size) => Math.min(size, width)))];
        const widest = Math.max(...widths);
        const names = [...widths.map((each) => `${each}.avif`), `${widest}.webp`].map(
          (ending) => `${key.slice(0, 8)}-${ending}`,
        );
        const { base, command } = this.environment.config;
        mkdirSync(directory, { recursive: true });
        const encoding = names.map((name) => encode(master, name));
        await Promise.all(encoding).catch(({ message }: Error) => {
          // Encodes that fail together each report the errors of all.
          const [reason] = message.split('\n');
          const remedy = 'export it again as JPEG';
          this.error(`${relative(directories.root, file)}: is damaged (${reason}); ${remedy}`);
        });
        const urls = names.map((name) => {
          if (command === 'serve') return `${base}${cache}/${name}`;
          const fileName = `assets/${name}`;
          this.emitFile({ type: 'asset', fileName, source: readFileSync(join(directory, name)) });
          return `${base}${fileName}`;
        });
        const avifs = widths.map((each, index) => `${urls[index]} ${each}w`).join(', ');
        const img = { src: urls.at(-1), w: widest, h: Math.round((height * widest) / width) };
        return `export default ${JSON.stringify({ sources: { avif: avifs }, img })}`;
      },
    },
  };
}

const encodes = new Map<string, Promise<void>>();
let started = 0;
let finished = 0;

/** Encodes a file unless the cache has it; modules that show the same picture share one encode. */
function encode(master: Buffer, name: string) {
  const file = join(directory, name);
  if (existsSync(file)) return undefined;
  const pending = encodes.get(name);
  if (pending) return pending;
  started += 1;
  const encoded = limited(async () => {
    const image = sharp(master, { autoOrient: true }).resize(Number(/-(\d+)/.exec(name)?.[1]));
    // Renamed when complete: a build can be interrupted, and two can run at once.
    const part = join(directory, randomUUID());
    await (name.endsWith('avif') ? image.avif(avif) : image.webp(webp)).toFile(part);
    await rename(part, file);
    finished += 1;
    reportProgress();
  }).finally(() => encodes.delete(name));
  encodes.set(name, encoded);
  return encoded;
}

const running = new Set<Promise<void>>();

/** Waits for a free place before it starts a job: one more runs at a time than there are processors. */
async function limited(work: () => Promise<void>) {
  while (running.size > availableParallelism()) await Promise.race(running).catch(() => undefined);
  const job = work().finally(() => running.delete(job));
  running.add(job);
  await job;
}

let lastReport = Date.now();

function reportProgress() {
  if (Date.now() - lastReport < 10_000) return;
  console.log(`Pictures: ${finished} of ${started}`);
  lastReport = Date.now();
}
