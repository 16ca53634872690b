import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

const endings = ['jpg', 'jpeg', 'png', 'webp', 'avif'];

/** Finds the picture `name` with any of the usual endings; undefined when there is none. */
export function findPicture(imagesDirectory: string, name: string) {
  return endings
    .map((ending) => join(imagesDirectory, `${name}.${ending}`))
    .find((path) => existsSync(path));
}

/** A field `picture` in JSON, with the name that it gives. */
export const pictureField = /"picture":"([^"]*)"/g;

/** Says that there is no picture of this name, and where it belongs. */
export const pictureMissing = (imagesDirectory: string, name: string) =>
  `picture missing: put ${relative(process.cwd(), join(imagesDirectory, name))}.jpg in place (any of ${endings.join(', ')})`;

/** Names of the three pictures of a movement. */
export const movementPictures = (id: string) =>
  [1, 2, 3].map((frame) => `movements/${id}-${frame}`);

/** Name of the picture beside a `<Section>`, the first of which is number 1. */
export const sectionPicture = (slug: string, number: number) => `conditions/${slug}-${number}`;
