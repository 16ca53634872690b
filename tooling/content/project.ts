import { join } from 'node:path';
import { z } from 'zod';
import { type Facts, factsOf } from '../../src/lib/facts.ts';
import { type References, registryNames } from '../../src/schemas/common.ts';
import { policySchema, rulesOf } from '../../src/schemas/policy.ts';
import { registrySchemas } from '../../src/schemas/registries.ts';
import type { Site } from '../../src/schemas/site.ts';
import { checkColors } from '../colors.ts';
import { directories } from '../directories.ts';
import { checkMark } from '../output/mark.ts';
import { checkEntries, unusedIds } from './checkEntries.ts';
import {
  allEntries,
  draftConditions,
  isFile,
  type ReadContext,
  readEntries,
  readInfo,
} from './entries.ts';
import { type Content, usedPictures } from './pageData.ts';
import { type BuildPage, entryPage, infoPage, readPageFiles } from './pages.ts';
import { checkPhotos, readPictures, strayPictures } from './pictures.ts';
import { ContentError, createProblems, exitWithProblems } from './problems.ts';
import { dropExpired, excludeUnpublished, refuseTodos } from './publication.ts';
import { collectReferences } from './references.ts';
import { fieldName } from './schemaIssues.ts';
import { importConfig, readSite, type SiteFiles } from './site.ts';
import { referenceIssues } from './siteReferences.ts';
import { checkYaml, readYamlFiles } from './yaml.ts';

export type Project = {
  /** Without what has expired. */
  site: Site;
  /** With what has expired, and with the places of its fields. */
  files: SiteFiles;
  /** The file, the line and the name of a field of the site, or of `policy`. */
  placeOf: SiteFiles['placeOf'];
  facts: Facts;
  directory: string;
  staticPaths: readonly string[];
  /** The names that content files may refer to. */
  references: References;
  content: Content;
  /** All pages: static pages first, then services, conditions, articles and plain pages. */
  pages: readonly BuildPage[];
  /** Unpublished entries and plain pages: "/blog/first is a draft". */
  waiting: readonly string[];
  /** What is wrong in the drafts that are left out. */
  draftProblems: readonly string[];
  /** What could be said better in what is published. */
  advice: readonly string[];
  /** Records and pictures that neither a page nor an unpublished article uses: "sources.yaml: smith-2019". */
  unused: readonly string[];
};

type Options = {
  /** What app.config.ts contains; imported from there by default. */
  config?: unknown;
  directory?: string;
  /** Whether to include drafts and articles that are not published yet. */
  drafts?: boolean;
  now?: Date;
};

/** Reads and checks the configuration and the content. Throws a ContentError with all problems. */
export async function loadProject({
  config: given,
  directory = directories.content,
  drafts = false,
  now = new Date(),
}: Options = {}): Promise<Project> {
  const problems = createProblems();
  const draftProblems = drafts ? problems : createProblems();
  const config = given ?? (await importConfig(problems));
  const files = config === undefined ? undefined : readSite(config, directory, problems);
  if (!files) throw problems.error();
  const site = dropExpired(files.site, now);
  checkColors(problems);
  checkMark(problems);
  const pictures = await readPictures(directory, problems);
  const registryFiles = readYamlFiles(directory, registryNames, problems);
  checkPhotos(site.people, pictures, problems);
  const references = collectReferences(directory, registryFiles.value, site, pictures);
  const { staticPaths, slugs } = references;
  const policyFile = readYamlFiles(join(directory, 'clinic'), ['policy'], problems);
  const rules = rulesOf(policyFile.value['policy']);
  const left = drafts ? [] : draftConditions(directory, slugs.conditions);
  const facts = factsOf(site, { conditions: slugs.conditions.length - left.length, rules });
  dropPlates(registryFiles.value, left);
  const context: ReadContext = {
    directory,
    references,
    facts,
    links: [],
    problems,
    draftPaths: [],
    draftProblems,
  };
  const policy = checkYaml(policyFile, z.object({ policy: policySchema(references) }), context);
  const registries = checkYaml(registryFiles, z.object(registrySchemas(references)), context);
  const pageFiles = readPageFiles(context);
  const read = { entries: readEntries(context), info: readInfo(context) };
  if (!drafts) refuseTodos(read, registryFiles);
  if (registries) checkEntries(read.entries, registries);
  const { entries, info, waiting } = drafts
    ? { ...read, waiting: [] }
    : excludeUnpublished({ ...read, ...context }, site.timeZone, now);
  if (!policy || !registries || !pageFiles) throw problems.error();
  const { staticPages } = pageFiles;
  const pages = [
    ...Object.values(staticPages).map(({ page }) => page),
    ...allEntries(entries).map((entry) => entryPage(entry, staticPages, pictures)),
    ...info.map((page) => infoPage(page, staticPages)),
  ];
  checkTitles(pages, site.shortName, context);
  const paths = pages.map(({ path }) => path);
  const known = {
    pages: paths,
    waiting,
    hasPublicFile: (path: string) => path.includes('.') && references.paths.has(path),
    techniques: references.ids.techniques ?? [],
    hasFile: (file: string) => isFile(join(directory, file)),
    hasPicture: (name: string) => pictures.has(name),
  };
  for (const { field, message } of referenceIssues(site, known)) files.report(field, message);
  if (problems.list.length > 0) throw problems.error();
  const content = {
    ...pageFiles,
    ...policy,
    entries,
    info,
    registries,
    pictures,
    people: site.people,
  };
  const all = { ...content, ...read };
  const stray = strayPictures(usedPictures(all), pictures);
  // What a draft with problems uses is not known.
  const unused = draftProblems.list.length > 0 ? [] : [...unusedIds(all), ...stray];
  return {
    site,
    files,
    placeOf: (field) =>
      field[0] === 'policy'
        ? `${policyFile.placeOf(field)}: ${fieldName(field.slice(1))}`
        : files.placeOf(field),
    facts,
    directory,
    staticPaths,
    references,
    content,
    pages,
    waiting,
    draftProblems: draftProblems.list,
    advice: problems.advice,
    unused,
  };
}

/** Deletes the plates of conditions that a build leaves out, which may wait for their pictures and words. */
function dropPlates({ plates }: Record<string, unknown>, conditions: readonly string[]) {
  for (const id of Object.keys(plates ?? {}))
    if (conditions.some((slug) => id.replace(/-\d$/, '') === `conditions/${slug}`))
      delete (plates as Record<string, unknown>)[id];
}

/** Checks that titles, with the clinic's short name after them, fit the 60 characters of a search result. */
function checkTitles(pages: readonly BuildPage[], shortName: string, context: ReadContext) {
  const left = 60 - ` | ${shortName}`.length;
  for (const { title, picture, kind, path } of pages) {
    if (title.length <= left) continue;
    const isInfo = path.startsWith('/info/');
    const isEntry = kind === 'service' || kind === 'condition' || kind === 'article';
    const file = isInfo || isEntry ? `${path}.mdx` : `/${picture.picture}.yaml`;
    const remedy = isEntry ? 'write a shorter "searchTitle"' : 'shorten it';
    context.problems.reportFor(context.directory + file)(
      undefined,
      `title: has ${title.length} characters, but only ${left} fit before " | ${shortName}" in search results; ${remedy}`,
    );
  }
}

/** The projects read so far, by their options. */
const projects = new Map<string, Project>();

const keyOf = (options: Options) => JSON.stringify({ drafts: false, ...options });

/** Reads the project again, after a file has changed. Throws a ContentError with all problems. */
export async function refreshProject(options: Options) {
  const project = await loadProject(options);
  projects.set(keyOf(options), project);
  return project;
}

/** Reads the project, once for each set of options. Lists its problems and ends the process when there are any. */
export async function readProject(options: Options = {}, advice?: string) {
  try {
    return projects.get(keyOf(options)) ?? (await refreshProject(options));
  } catch (error) {
    if (error instanceof ContentError) exitWithProblems(error, advice);
    throw error;
  }
}
