import { readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type SiteConfig, siteSchema } from '../../src/content/schemas/site.ts';
import { factPaths, factsOf } from '../../src/lib/facts.ts';
import { resolvePlaceholders } from '../../src/lib/placeholder.ts';
import { checkEntries } from './checkEntries.ts';
import { readEntries } from './entries.ts';
import { directories, knownNames, staticPathsIn } from './files.ts';
import { type BuildPage, entryPage, readPages } from './pages.ts';
import { createProblems, type Problems } from './problems.ts';
import { checkRegistries, parseRegistries } from './registries.ts';
import type { Content } from './views.ts';
import type { Facts } from './yaml.ts';

// The time keeps a changed file from being taken out of the cache of modules.
const configUrl = `${pathToFileURL(directories.config).href}?${statSync(directories.config).mtime.getTime()}`;

/** The configuration as it is written, with its placeholders. */
export const rawConfig: unknown = (await import(/* @vite-ignore */ configUrl)).default;

/** Checks a configuration; undefined when a field is wrong, which is reported. */
export function checkConfig(config: unknown, problems: Problems): SiteConfig | undefined {
  const result = siteSchema.safeParse(resolvePlaceholders(config));
  if (result.success) return result.data;
  const report = problems.reportFor(directories.config);
  const source = readFileSync(directories.config, 'utf8');
  for (const { path, message } of result.error.issues) {
    report(lineOf(path, source), `${path.join('.')}: ${message}`);
  }
  return undefined;
}

/** Line of a field in the source of a configuration; that of the nearest field above it when it is missing. */
function lineOf(path: readonly PropertyKey[], source: string) {
  let offset = 0;
  for (const key of path) {
    const next = source.slice(offset).search(new RegExp(`\\b${String(key)}['"]?:`));
    if (typeof key === 'number' || next < 0) break;
    offset += next;
  }
  return source.slice(0, offset).split('\n').length;
}

/** All that the site is made of. */
export type Project = {
  site: SiteConfig;
  facts: Facts;
  /** Where its content is. */
  directory: string;
  /** Addresses of the pages that have a route file of their own. */
  staticPaths: readonly string[];
  content: Content;
  /** All pages: those that are not entries, then services, conditions and articles. */
  pages: readonly BuildPage[];
};

/**
 * Reads and checks the configuration and all content below `directory`. Throws one ContentError that lists all problems.
 */
export function loadProject(config: unknown, directory = directories.content): Project {
  const problems = createProblems();
  const site = checkConfig(config, problems);
  const staticPaths = staticPathsIn();
  const { parsed, ids } = parseRegistries(directory, problems);
  const known = knownNames(directory, staticPaths, ids);
  const facts =
    site &&
    factsOf(site, {
      services: known.slugs.services.length,
      conditions: known.slugs.conditions.length,
    });
  const registries = checkRegistries(parsed, known, facts);
  const pages = readPages({ content: directory, known, facts, problems });
  const entries = readEntries({
    content: directory,
    known,
    // While the configuration is wrong, texts are checked with the names of the facts.
    facts: facts ?? Object.fromEntries(factPaths.map((path) => [path, path])),
    isComplete: facts !== undefined,
    problems,
  });
  if (registries) checkEntries(entries, registries, known);
  const all = pages && [
    ...Object.values(pages.pages).map(({ page }) => page),
    ...[...entries.services, ...entries.conditions, ...entries.blog].map((entry) =>
      entryPage(entry, pages.pages),
    ),
  ];
  if (site && all) checkTitles(all, site.shortName, directory, problems);
  problems.throwIfAny();
  if (!site || !facts || !registries || !pages || !all)
    throw new Error('A problem was not reported.');
  const content = { entries, registries, pages };
  return { site, facts, directory, staticPaths, content, pages: all };
}

/** Search results cut titles that are longer, in characters. */
const longestTitle = 60;

/** Titles fit search results with the clinic's short name behind them. */
function checkTitles(
  pages: readonly BuildPage[],
  shortName: string,
  directory: string,
  problems: Problems,
) {
  const left = longestTitle - ` | ${shortName}`.length;
  for (const { title, picture } of pages) {
    if (title.length <= left) continue;
    const ending = picture.picture.startsWith('pages/') ? 'yaml' : 'mdx';
    problems.reportFor(`${directory}/${picture.picture}.${ending}`)(
      undefined,
      `title: has ${title.length} characters; before " | ${shortName}" ${left} are left. Shorten it; in an article, "searchTitle" can be the short one`,
    );
  }
}

let project: Project | undefined;

/** Reads the project, once in a process; again with `refresh`, after a file has changed. */
export function readProject({ refresh = false } = {}) {
  if (refresh || !project) project = loadProject(rawConfig);
  return project;
}
