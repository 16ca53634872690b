import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { anchorOf } from '../../src/lib/anchor.ts';
import type { References } from '../../src/schemas/common.ts';
import { posixPath } from '../directories.ts';
import type { Problems } from './problems.ts';

/** The pictures below src/content/images by name, which has no ending. */
export type Pictures = ReadonlyMap<string, { file: string; width: number }>;

const endings = /\.(jpe?g|png|webp|avif)$/i;

/** In megabytes. A camera's largest JPEG is smaller. */
const largest = 30;

/** In pixels: narrower ones are blurred where they fill the window. */
const narrowestHero = 1200;

/** Finds the pictures, and reports those that the build could not use. */
export async function readPictures(directory: string, problems: Problems): Promise<Pictures> {
  const folder = join(directory, 'images');
  const files = globSync('**/*', { cwd: folder }).filter((file) => endings.test(file));
  const pictures = new Map<string, { file: string; width: number }>();
  const read = files.sort().map(async (path) => {
    const file = join(folder, path);
    const report = problems.reportFor(file);
    // Of most kinds it reads no more than the beginning of the file.
    const facts = await sharp(file)
      .metadata()
      .catch(() => undefined);
    return { path: posixPath(path), file, report, facts };
  });
  for (const { path, file, report, facts } of await Promise.all(read)) {
    const name = path.replace(endings, '');
    const same = pictures.get(name);
    if (same) report(undefined, `${basename(same.file)} has the same name; delete one of the two`);
    if (!facts || facts.compression === 'hevc') {
      const remedy = 'open it in a program for pictures, and export it as JPEG';
      report(undefined, `is damaged, or not what its name says (HEIC, perhaps); ${remedy}`);
    }
    const size = statSync(file).size / 1e6;
    if (size > largest) {
      const remedy = `export it as JPEG or smaller, with at most ${largest} MB`;
      report(undefined, `has ${Math.round(size)} MB; ${remedy}`);
    }
    pictures.set(name, { file, width: facts?.autoOrient.width ?? Number.POSITIVE_INFINITY });
  }
  return pictures;
}

/** Says what is wrong with a picture that content names: it is not there, or too narrow. */
export const pictureProblemIn =
  (pictures: Pictures, directory: string): References['pictureProblem'] =>
  (name, as) => {
    const picture = pictures.get(name);
    if (picture && as === 'hero' && picture.width < narrowestHero) {
      const file = `src/content/images/${name}${extname(picture.file)}`;
      return `${file} is ${picture.width} pixels wide; it is shown across the whole window, which takes ${narrowestHero} or more`;
    }
    if (picture) return undefined;
    const folder = join(directory, 'images', dirname(name));
    const wanted = basename(name);
    const nearly = (existsSync(folder) ? readdirSync(folder) : []).find(
      (file) => anchorOf(file.replace(/\.\w+$/, '')) === anchorOf(wanted),
    );
    const missing = `there is no picture ${name}`;
    if (!nearly)
      return `${missing}: put src/content/images/${name}.jpg in place (or .png, .webp, .avif)`;
    return endings.test(nearly)
      ? `${missing}: rename ${nearly} to ${wanted}${extname(nearly)}`
      : `${missing}: browsers cannot show ${nearly}; export it as JPEG, to ${wanted}.jpg`;
  };
