import { readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { registryNames } from '../../src/content/schemas/common.ts';
import { registrySchemas } from '../../src/content/schemas/registries.ts';
import { type SiteConfig, siteSchema } from '../../src/content/schemas/site.ts';
import { factsOf } from '../../src/lib/facts.ts';
import { resolvePlaceholders } from '../../src/lib/placeholder.ts';
import { checkEntries } from './checkEntries.ts';
import { allEntries, type ReadContext, readEntries } from './entries.ts';
import { directories, knownNames } from './files.ts';
import { type BuildPage, entryPage, readPages } from './pages.ts';
import { createProblems, type Problems } from './problems.ts';
import { redirectIssues } from './redirects.ts';
import type { Content } from './views.ts';
import { checkYaml, type Facts, readYamlFiles } from './yaml.ts';

// With the time in its address, a changed file is imported again.
const configUrl = `${pathToFileURL(directories.config).href}?${statSync(directories.config).mtime.getTime()}`;

/** The configuration as it is written, with its placeholders. */
export const rawConfig: unknown = (await import(/* @vite-ignore */ configUrl)).default;

function checkConfig(config: unknown, problems: Problems): SiteConfig | undefined {
  const result = siteSchema.safeParse(resolvePlaceholders(config));
  if (result.success) return result.data;
  reportConfig(result.error.issues, problems);
  return undefined;
}

type ConfigIssue = { path: readonly PropertyKey[]; message: string };

function reportConfig(issues: readonly ConfigIssue[], problems: Problems) {
  const report = problems.reportFor(directories.config);
  const source = readFileSync(directories.config, 'utf8');
  for (const { path, message } of issues) {
    report(lineOf(path, source), `${path.join('.')}: ${message}`);
  }
}

/** Line of a field in the source of a configuration, or of the nearest field above it when it is missing. */
function lineOf(path: readonly PropertyKey[], source: string) {
  let offset = 0;
  for (const key of path) {
    const next = source.slice(offset).search(new RegExp(`\\b${String(key)}['"]?:`));
    if (typeof key === 'number' || next < 0) break;
    offset += next;
  }
  return source.slice(0, offset).split('\n').length;
}

export type Project = {
  site: SiteConfig;
  facts: Facts;
  directory: string;
  staticPaths: readonly string[];
  content: Content;
  /** All pages: those that are not entries, then services, conditions and articles. */
  pages: readonly BuildPage[];
};

/** Reads and checks the configuration and the content below `directory`. Throws a ContentError with all problems. */
export function loadProject(config: unknown, directory = directories.content): Project {
  const problems = createProblems();
  const site = checkConfig(config, problems);
  const registryFiles = readYamlFiles(directory, registryNames, problems);
  const known = knownNames(directory, registryFiles.value);
  const { staticPaths, slugs } = known;
  const facts =
    site && factsOf(site, { services: slugs.services.length, conditions: slugs.conditions.length });
  const context = { directory, known, facts, problems };
  const registries = checkYaml(registryFiles, z.object(registrySchemas(known)), facts);
  const pages = readPages(context);
  const entries = readEntries(context);
  if (registries) checkEntries(entries, registries, known);
  const all = pages && [
    ...Object.values(pages.pages).map(({ page }) => page),
    ...allEntries(entries).map((entry) => entryPage(entry, pages.pages)),
  ];
  if (site && all) {
    checkTitles(all, site.shortName, context);
    const paths = all.map(({ path }) => path);
    reportConfig(redirectIssues(site, paths), problems);
  }
  problems.throwIfAny();
  if (!site || !facts || !registries || !pages || !all)
    throw new Error('A problem was not reported.');
  const content = { entries, registries, pages };
  return { site, facts, directory, staticPaths, content, pages: all };
}

/** Titles fit search results, which show 60 characters, with the clinic's short name behind them. */
function checkTitles(pages: readonly BuildPage[], shortName: string, context: ReadContext) {
  const left = 60 - ` | ${shortName}`.length;
  for (const { title, picture } of pages) {
    if (title.length <= left) continue;
    const ending = picture.picture.startsWith('pages/') ? 'yaml' : 'mdx';
    context.problems.reportFor(`${context.directory}/${picture.picture}.${ending}`)(
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
