import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type BodyFolder,
  bodyFolders,
  type References,
  record,
  registryNames,
} from '../../src/schemas/common.ts';
import type { Site } from '../../src/schemas/site.ts';
import { slugPattern } from '../../src/schemas/values.ts';
import { directories, posixPath } from '../directories.ts';
import { entryPath } from './entries.ts';
import { type Pictures, pictureProblemIn } from './pictures.ts';

/** Paths of the route files without parameters: "/services/conditions" from `services.conditions.tsx`. */
export const staticPaths = () =>
  globSync('*.tsx', { cwd: join(directories.root, 'src/routes') })
    .filter((name) => !/^__|\$/.test(name))
    .map((name) => `/${basename(name, '.tsx').replaceAll('.', '/')}`.replace(/\/index$/, '') || '/')
    .sort();

export function collectReferences(
  directory: string,
  registries: Record<string, unknown>,
  { people }: Pick<Site, 'people'>,
  pictures: Pictures,
): References {
  const slugsIn = (folder: BodyFolder) =>
    globSync('*.mdx', { cwd: join(directory, folder) })
      .map((name) => basename(name, '.mdx'))
      .filter((slug) => slugPattern.test(slug))
      .sort();
  const slugs = record(bodyFolders, slugsIn);
  return {
    staticPaths: staticPaths(),
    paths: new Set([
      ...staticPaths(),
      ...bodyFolders.flatMap((collection) =>
        slugs[collection].map((slug) => entryPath({ collection, slug })),
      ),
      ...globSync('**/*.*', { cwd: join(directories.root, 'public') }).map(
        (file) => `/${posixPath(file)}`,
      ),
    ]),
    people: people.map(({ id }) => id),
    slugs,
    ids: record(registryNames, (name) => {
      const registry = registries[name];
      return registry === undefined ? undefined : Object.keys(registry ?? {});
    }),
    pictureProblem: pictureProblemIn(pictures),
  };
}
