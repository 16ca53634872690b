import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { anchorOf } from '../../src/lib/anchor.ts';
import type { References } from '../../src/schemas/common.ts';
import { type Person, personPictures } from '../../src/schemas/people.ts';
import { posixPath } from '../directories.ts';
import type { Problems } from './problems.ts';

/** The pictures in src/content/images by name: the path without the extension. */
export type Pictures = ReadonlyMap<string, { file: string; width: number; height: number }>;

/** Of a file that nothing else is reported of. */
const unknownSize = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

const extensions = /\.(jpe?g|png|webp|avif)$/i;

/** In pixels; narrower pictures look blurred across a whole window. */
const minHeroWidth = 1200;

/** By the hash of the file. */
const decoded = new Map<string, Promise<Metadata | undefined>>();

/** Undefined if browsers could not show the picture. */
async function decode(file: string) {
  const data = await readFile(file);
  const key = hash('sha256', data);
  // Only decoding finds a file that breaks off; to a few pixels, it is fast.
  const image = sharp(data);
  const metadata =
    decoded.get(key) ??
    Promise.all([image.metadata(), image.clone().resize(8).raw().toBuffer()]).then(
      ([found]) => found,
      () => undefined,
    );
  decoded.set(key, metadata);
  return metadata;
}

export async function readPictures(directory: string, problems: Problems): Promise<Pictures> {
  const folder = join(directory, 'images');
  const files = globSync('**/*', { cwd: folder }).filter((file) => extensions.test(file));
  const pictures = new Map<string, { file: string; width: number; height: number }>();
  const read = files.sort().map(async (path) => {
    const file = join(folder, path);
    const report = problems.reportFor(file);
    return { path: posixPath(path), file, report, metadata: await decode(file) };
  });
  for (const { path, file, report, metadata } of await Promise.all(read)) {
    const name = path.replace(extensions, '');
    const same = pictures.get(name);
    if (same) report(undefined, `${basename(same.file)} has the same name; delete one of the two`);
    if (!metadata) {
      report(
        undefined,
        'is damaged or incomplete, or has another format than its name says (HEIC?); open the original in a picture editor and export it again as JPEG',
      );
    }
    const { width, height } = metadata?.autoOrient ?? unknownSize;
    pictures.set(name, { file, width, height });
  }
  return pictures;
}

/** Undefined if a picture can be used. */
export const pictureProblemIn =
  (pictures: Pictures): References['pictureProblem'] =>
  (name, as) => {
    const picture = pictures.get(name);
    if (picture && as === 'hero' && picture.width < minHeroWidth) {
      const file = `src/content/images/${name}${extname(picture.file)}`;
      return `${file} is ${picture.width} pixels wide; it is shown across the whole window, which takes ${minHeroWidth} or more`;
    }
    if (picture && !/^[\w/-]+$/.test(name))
      return `the name of the picture ${name} has a space or a sign in it; rename its file to ${anchorOf(basename(name))}${extname(picture.file)}, and write that here without its ending`;
    if (picture) return undefined;
    return `there is no picture ${name}: add src/content/images/${name}.jpg (or .png, .webp, .avif)`;
  };

/** In pixels; narrower photos of people look blurred on sharp screens. */
const minPhotoWidth = 640;

export function checkPhotos(
  people: readonly Pick<Person, 'id' | 'photo'>[],
  pictures: Pictures,
  problems: Problems,
) {
  for (const { id, photo } of people) {
    const found = pictures.get(personPictures(id, photo).photo);
    if (found && found.width < minPhotoWidth)
      problems.reportFor(found.file)(
        undefined,
        `is ${found.width} pixels wide; a photo of a person needs ${minPhotoWidth} or more`,
      );
  }
}
