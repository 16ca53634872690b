import { hash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import sharp, { type AvifOptions, type WebpOptions } from 'sharp';
import type { Plugin } from 'vite';
import type { Treatment } from '../../src/lib/picture.ts';
import { directories } from '../directories.ts';

/** Widths in pixels: a hero fills the window, a portrait a phone, the others a column. */
const treatments: Readonly<Record<Treatment, readonly number[]>> = {
  hero: [640, 1024, 1600],
  portrait: [480, 900],
  card: [400, 800],
  section: [480, 960],
  figure: [360, 640],
};

/** Eight bits band visibly on soft gradients. More effort takes twice the time and gains next to nothing. */
const avif: AvifOptions = { quality: 60, effort: 1, bitdepth: 10, chromaSubsampling: '4:2:0' };
const webp: WebpOptions = { quality: 60, effort: 2 };

const cache = 'node_modules/.cache/pictures';
const directory = join(directories.root, cache);

/** Makes AVIF of `picture.jpg?hero` and the like, and WebP for Edge before 121; equal pictures are one file. */
export function picturesPlugin(): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',
    load: {
      filter: { id: new RegExp(`\\?(${Object.keys(treatments).join('|')})$`) },
      async handler(id) {
        const [file = '', ...queries] = id.split('?');
        const [, sizes = []] =
          Object.entries(treatments).find(([name]) => name === queries.at(-1)) ?? [];
        const master = await readFile(file);
        const { width, height } = (await sharp(master).metadata()).autoOrient;
        // Short: the names stand in every page.
        const key = hash('sha256', JSON.stringify([avif, webp]) + hash('sha256', master));
        const widths = [...new Set(sizes.map((size) => Math.min(size, width)))];
        const widest = Math.max(...widths);
        const names = [...widths.map((each) => `${each}.avif`), `${widest}.webp`].map(
          (ending) => `${key.slice(0, 8)}-${ending}`,
        );
        const { base, command } = this.environment.config;
        await make(master, names, command === 'build').catch(({ message }: Error) => {
          const remedy = 'export it again as JPEG';
          this.error(`${relative(directories.root, file)}: is damaged (${message}); ${remedy}`);
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

let asked = 0;
let made = 0;

/** Makes those of the files that the cache does not have. */
async function make(master: Buffer, names: readonly string[], tellsHowFar: boolean) {
  const missing = names.filter((name) => !existsSync(join(directory, name)));
  if (missing.length === 0) return;
  asked += missing.length;
  mkdirSync(directory, { recursive: true });
  await inTurn(async () => {
    for (const name of missing) {
      const width = Number(/-(\d+)/.exec(name)?.[1]);
      const image = sharp(master, { autoOrient: true }).resize(width);
      // Named when it is complete: the build may be stopped, and another may run beside it.
      const part = join(directory, randomUUID());
      await (name.endsWith('avif') ? image.avif(avif) : image.webp(webp)).toFile(part);
      await rename(part, join(directory, name));
      made += 1;
      if (tellsHowFar) tell();
    }
  });
}

const running = new Set<Promise<void>>();

/** Does one more at a time than there are processors, which leaves threads to read files. */
async function inTurn(work: () => Promise<void>) {
  while (running.size > availableParallelism()) await Promise.race(running).catch(() => undefined);
  const done = work().finally(() => running.delete(done));
  running.add(done);
  await done;
}

let told = Date.now();

/** Says how far the pictures are: in place on a terminal, elsewhere every ten seconds. */
function tell() {
  const text = `Pictures: ${made} of ${asked}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${text}\x1b[K`);
  else if (Date.now() - told > 10_000) {
    console.log(text);
    told = Date.now();
  }
}
