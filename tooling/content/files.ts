import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Collection, Known, RegistryName } from '../../src/content/schemas/common.ts';

const root = join(import.meta.dirname, '../..');

/** A path of the project; the environment can name another one, so that tests build the site otherwise. */
const place = (path: string, variable = '') => resolve(root, process.env[variable] ?? path);

/** Absolute paths of the files that the build reads and writes. */
export const directories = {
  root,
  /** The configuration; SITE_CONFIG names another one. */
  config: place('app.config.ts', 'SITE_CONFIG'),
  content: place('src/content'),
  images: place('src/content/images'),
  routes: place('src/routes'),
  /** Modules made from the content. */
  generated: process.env['SITE_OUTPUT']
    ? join(place('', 'SITE_OUTPUT'), 'generated')
    : place('src/generated'),
  /** What the build writes; SITE_OUTPUT names another folder. */
  dist: place('dist', 'SITE_OUTPUT'),
  /** The published site. */
  output: join(place('dist', 'SITE_OUTPUT'), 'client'),
};

const pictureEndings = ['jpg', 'jpeg', 'png', 'webp', 'avif'];

/** Absolute path of the picture of this name, with any of the usual endings; undefined when there is none. */
export const findPicture = (name: string, images = directories.images) =>
  pictureEndings
    .map((ending) => join(images, `${name}.${ending}`))
    .find((path) => existsSync(path));

/** Slugs of a collection, from the names of its files. */
export const slugsIn = (collection: Collection, content = directories.content) =>
  existsSync(join(content, collection))
    ? readdirSync(join(content, collection))
        .filter((name) => name.endsWith('.mdx'))
        .map((name) => basename(name, '.mdx'))
        .sort()
    : [];

/**
 * Addresses of the pages that have a route file of their own, from the file names: `index.tsx` is "/",
 * `services.conditions.tsx` is "/services/conditions".
 */
export const staticPathsIn = (routes = directories.routes) =>
  readdirSync(routes)
    .filter((name) => name.endsWith('.tsx') && !name.startsWith('__') && !name.includes('$'))
    .map(
      (name) =>
        `/${name.replace(/\.tsx$/, '').replaceAll('.', '/')}`.replace(/\/index$/, '') || '/',
    )
    .sort();

/** All names that content below a folder may mention; `ids` are those of the registries. */
export const knownNames = (
  content: string,
  staticPaths: readonly string[],
  ids: Readonly<Record<RegistryName, readonly string[]>>,
): Known => ({
  staticPaths,
  slugs: {
    services: slugsIn('services', content),
    conditions: slugsIn('conditions', content),
    blog: slugsIn('blog', content),
  },
  ids,
  hasPicture: (name) => findPicture(name, join(content, 'images')) !== undefined,
});
