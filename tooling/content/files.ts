import { globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import {
  type Collection,
  type Known,
  type RegistryName,
  slugPattern,
} from '../../src/content/schemas/common.ts';
import { type Pictures, pictureProblemIn } from './pictures.ts';

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
  pictures: Pictures,
): Known {
  const slugsIn = (collection: Collection) =>
    globSync('*.mdx', { cwd: join(directory, collection) })
      .map((name) => basename(name, '.mdx'))
      .filter((slug) => slugPattern.test(slug))
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
      topics: idsIn('topics'),
    },
    pictureProblem: pictureProblemIn(pictures, directory),
  };
}
