import { hash } from 'node:crypto';
import { existsSync, globSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { anchorOf } from '../../src/lib/anchor.ts';
import { motionFrames } from '../../src/lib/picture.ts';
import { nearestTo, type References } from '../../src/schemas/common.ts';
import { type Person, personPictures } from '../../src/schemas/people.ts';
import { posixPath } from '../directories.ts';
import { fileProblem, type Problems } from './problems.ts';
import { isOwners } from './strayFiles.ts';

/** The pictures in src/content/images by name: the path without the extension. */
export type Pictures = ReadonlyMap<string, { file: string; width: number; height: number }>;

/** Of a file that nothing else is reported of. */
const unknownSize = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

const extensions = /\.(jpe?g|png|webp|avif)$/i;

/** In pixels; narrower pictures look blurred across a whole window. */
const minHeroWidth = 1200;

/** What sharp says about each picture that it has decoded, by the hash of its file. */
const decoded = new Map<string, Promise<Metadata | undefined>>();

/** What sharp says about a picture; undefined if browsers could not show it. */
async function decode(file: string) {
  if (fileProblem(file)) return undefined;
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

/** Finds the pictures, and reports those that the build cannot use. */
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
      const remedy = 'open the original in a picture editor and export it again as JPEG';
      const damage = 'is damaged or incomplete, or has another format than its name says (HEIC?)';
      report(undefined, fileProblem(file) ?? `${damage}; ${remedy}`);
    }
    const { width, height } = metadata?.autoOrient ?? unknownSize;
    pictures.set(name, { file, width, height });
  }
  return pictures;
}

/** A function that returns what is wrong with a picture for its use: it is missing, too narrow, or of another shape. */
export const pictureProblemIn =
  (pictures: Pictures, directory: string): References['pictureProblem'] =>
  (name, as) => {
    const picture = pictures.get(name);
    if (picture && as === 'hero' && picture.width < minHeroWidth) {
      const file = `src/content/images/${name}${extname(picture.file)}`;
      return `${file} is ${picture.width} pixels wide; it is shown across the whole window, which takes ${minHeroWidth} or more`;
    }
    const heights = motionFrames.map((frames) => (picture?.width ?? 0) * 0.75 * frames);
    if (picture && as === 'motion' && !heights.includes(picture.height)) {
      const file = `src/content/images/${name}${extname(picture.file)}`;
      const wanted = heights.map((height) => `${picture.width} × ${Math.round(height)}`);
      return `${file} is ${picture.width} × ${picture.height} pixels; a motion has ${motionFrames.join(' or ')} frames of 4:3, one below the other: ${wanted.join(' or ')}`;
    }
    if (picture && !/^[\w/-]+$/.test(name)) {
      const plain = `${posixPath(join(dirname(name), anchorOf(basename(name))))}`;
      return `the name of the picture ${name} has a space or a sign in it; rename its file to ${basename(plain)}${extname(picture.file)}, and write "${plain}" here`;
    }
    if (picture) return undefined;
    const folder = join(directory, 'images', dirname(name));
    const wanted = basename(name);
    const nearly = (existsSync(folder) ? readdirSync(folder) : []).find(
      (file) => anchorOf(file.replace(/\.\w+$/, '')) === anchorOf(wanted),
    );
    const missing = `there is no picture ${name}`;
    if (!nearly) return `${missing}: add src/content/images/${name}.jpg (or .png, .webp, .avif)`;
    return extensions.test(nearly)
      ? `${missing}: rename ${nearly} to ${wanted}${extname(nearly)}`
      : `${missing}: browsers cannot show ${nearly}; export it as JPEG, to ${wanted}.jpg`;
  };

/** In pixels; narrower photos of people look blurred on sharp screens. */
const minPhotoWidth = 640;

/** Reports files among the pictures of people that no page can show, and photos that are too narrow. */
export function checkPeoplePictures(
  people: readonly Pick<Person, 'id' | 'photo'>[],
  pictures: Pictures,
  directory: string,
  problems: Problems,
) {
  const folder = join(directory, 'images/people');
  const all = people.map(({ id, photo }) => personPictures(id, photo));
  const names = all.flatMap((each) => Object.values(each));
  const photos = all.map(({ photo }) => photo);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const file of files.filter(isOwners)) {
    const report = problems.reportFor(join(folder, file));
    const name = basename(file, extname(file));
    const { width = minPhotoWidth } = pictures.get(`people/${name}`) ?? {};
    if (!names.includes(`people/${name}`)) {
      // An old picture, such as the editor leaves: strayPictures lists it.
      if (extensions.test(file) && anchorOf(name) === name) continue;
      const ids = people.map(({ id }) => `${id}.jpg`).join(', ');
      report(
        undefined,
        `belongs to nobody; delete it, or name it after the id of its person: ${ids}`,
      );
    } else if (!extensions.test(file))
      report(undefined, `browsers cannot show it; export it as JPEG, to ${name}.jpg`);
    else if (photos.includes(`people/${name}`) && width < minPhotoWidth)
      report(
        undefined,
        `is ${width} pixels wide; a photo of a person needs ${minPhotoWidth} or more`,
      );
  }
}

/**
 * Returns the pictures that no page shows, each with its likely name: an old picture harms nobody. Reports files that no
 * page could show, which the owner meant for a place that still has its old picture.
 */
export function strayPictures(used: ReadonlySet<string>, directory: string, problems: Problems) {
  const folder = join(directory, 'images');
  const files = globSync('**/*.*', { cwd: folder }).map(posixPath).filter(isOwners).sort();
  return files.flatMap((path) => {
    const isPicture = extensions.test(path);
    const name = path.slice(0, -extname(path).length);
    const place = dirname(path);
    if (isPicture && used.has(name)) return [];
    const wanted = anchorOf(basename(name));
    const isWanted = used.has(posixPath(join(place, wanted)));
    const names = [...used].filter((each) => dirname(each) === place).map((each) => basename(each));
    if (isPicture && basename(name) === wanted) return `images/${path}${nearestTo(wanted, names)}`;
    // Reported with the names of the people.
    if (place === 'people') return [];
    const target = isWanted ? wanted : 'the name of the picture that it replaces';
    const remedy = isPicture
      ? `no page shows it; rename it to ${target}${isWanted ? extname(path) : ''} and delete the old one`
      : `browsers cannot show it; export it as JPEG, to ${target}${isWanted ? '.jpg' : ''}`;
    const guess = isWanted ? '' : nearestTo(wanted, names);
    problems.reportFor(join(folder, path))(undefined, `${remedy}, or delete this one${guess}`);
    return [];
  });
}
