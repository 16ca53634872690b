import { existsSync, globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Collection, Known, RegistryName } from '../../src/content/schemas/common.ts';

const root = join(import.meta.dirname, '../..');

/** Tests set these to build another site. */
const { SITE_CONFIG = 'app.config.ts', SITE_OUTPUT } = process.env;

const dist = resolve(root, SITE_OUTPUT ?? 'dist');

/** Absolute paths of what the build reads and writes. */
export const directories = {
  root,
  config: resolve(root, SITE_CONFIG),
  content: join(root, 'src/content'),
  generated: SITE_OUTPUT ? join(dist, 'generated') : join(root, 'src/generated'),
  dist,
  output: join(dist, 'client'),
};

const pictureEndings = ['jpg', 'jpeg', 'png', 'webp', 'avif'];

/** Absolute path of a picture by its name, which has no ending; undefined when there is none. */
export const findPicture = (name: string, directory = directories.content) =>
  pictureEndings
    .map((ending) => join(directory, 'images', `${name}.${ending}`))
    .find((path) => existsSync(path));

/** Addresses of the pages that have a route file: "/services/conditions" from `services.conditions.tsx`. */
const staticPaths = () =>
  globSync('*.tsx', { cwd: join(root, 'src/routes') })
    .filter((name) => !/^__|\$/.test(name))
    .map((name) => `/${basename(name, '.tsx').replaceAll('.', '/')}`.replace(/\/index$/, '') || '/')
    .sort();

/**
 * The names that content below a folder may mention; `registries` has the content of the registries. `people` is undefined
 * while the configuration is wrong.
 */
export function knownNames(
  directory: string,
  registries: Record<string, unknown>,
  people: readonly string[] | undefined,
): Known {
  const slugsIn = (collection: Collection) =>
    globSync('*.mdx', { cwd: join(directory, collection) })
      .map((name) => basename(name, '.mdx'))
      .sort();
  const idsIn = (registry: RegistryName) => Object.keys(registries[registry] ?? {});
  return {
    staticPaths: staticPaths(),
    people,
    slugs: {
      services: slugsIn('services'),
      conditions: slugsIn('conditions'),
      blog: slugsIn('blog'),
    },
    ids: {
      signs: idsIn('signs'),
      care: idsIn('care'),
      sources: idsIn('sources'),
      techniques: idsIn('techniques'),
      plates: idsIn('plates'),
      movements: idsIn('movements'),
    },
    hasPicture: (name) => findPicture(name, directory) !== undefined,
  };
}
