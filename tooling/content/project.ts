import { join } from 'node:path';
import { z } from 'zod';
import rawConfig from '../../app.config.ts';
import { siteSchema } from '../../src/content/schemas/site.ts';
import { factsOf } from '../../src/lib/facts.ts';
import { resolvePlaceholders } from '../../src/lib/placeholder.ts';
import { readCollections } from './collections.ts';
import { type BuildPage, entryPages, readPages, staticPagePaths } from './pages.ts';
import { readContent, slugsIn } from './read.ts';
import { checkTitles } from './titles.ts';

const directory = (path: string) => join(import.meta.dirname, '../..', path);

/** Absolute paths of the places that the build works on. */
export const directories = {
  root: directory('.'),
  content: directory('src/content'),
  routes: directory('src/routes'),
  output: directory('dist/client'),
};

/** Checks a configuration; throws an error that names each wrong field of app.config.ts and what is wrong. */
export function validateConfig(config: unknown) {
  const result = siteSchema.safeParse(resolvePlaceholders(config));
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    ({ path, message }) => `  app.config.ts: ${path.join('.')}: ${message}`,
  );
  throw new Error(`The configuration has ${lines.length} problem(s):\n${lines.join('\n')}`, {
    cause: z.treeifyError(result.error),
  });
}

function read() {
  const site = validateConfig(rawConfig);
  const count = (collection: string) => slugsIn(`${directories.content}/${collection}`).length;
  const facts = factsOf(site, { services: count('services'), conditions: count('conditions') });
  const staticPaths = staticPagePaths(directories.routes);
  const collections = readCollections(directories.content, facts);
  const content = readContent(directories.content, staticPaths, facts, collections);
  const conditions = content.conditions.map(({ slug }) => slug);
  const own = readPages(directories.content, staticPaths, facts, conditions);
  const entries = entryPages(content, own);
  const pages: readonly BuildPage[] = [
    ...Object.values(own.pages).map(({ page }) => page),
    ...Object.values(entries).flat(),
  ];
  checkTitles(pages, site.shortName);
  return { site, facts, staticPaths, collections, content, own, entries, pages };
}

/** The validated configuration, the facts made from it, and all pages and content of this project. */
export type Project = ReturnType<typeof read>;

let project: Project | undefined;

/** Reads the project, once in a process; `anew` after a file has changed. */
export function readProject({ anew = false } = {}) {
  if (anew || !project) project = read();
  return project;
}
