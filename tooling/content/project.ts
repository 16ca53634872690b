import { join } from 'node:path';
import { z } from 'zod';
import { factsOf } from '../../src/lib/facts.ts';
import { registryNames } from '../../src/schemas/common.ts';
import { policySchema, rulesOf } from '../../src/schemas/policy.ts';
import { registrySchemas } from '../../src/schemas/registries.ts';
import { checkColors } from '../colors.ts';
import { directories } from '../directories.ts';
import { checkMark } from '../output/mark.ts';
import { checkEntries, unusedNames } from './checkEntries.ts';
import { allEntries, draftConditions, type ReadContext, readEntries, readInfo } from './entries.ts';
import type { Content } from './pageData.ts';
import { type BuildPage, entryPage, infoPage, readPageFiles } from './pages.ts';
import { checkPhotos, readPictures } from './pictures.ts';
import { ContentError, createProblems, exitWithProblems, type Problems } from './problems.ts';
import { dropExpired, excludeUnpublished, refuseTodos } from './publication.ts';
import { collectReferences } from './references.ts';
import { fieldName } from './schemaIssues.ts';
import { importConfig, readSite, type SiteFiles } from './site.ts';
import { checkReferences } from './siteReferences.ts';
import { checkYaml, readYamlFiles } from './yaml.ts';

export type Project = Awaited<ReturnType<typeof loadProject>>;

type Options = {
  /** What app.config.ts contains; imported from there by default. */
  config?: unknown;
  directory?: string;
  /** Whether to include drafts and articles that are not published yet. */
  drafts?: boolean;
  now?: Date;
};

/** Throws a ContentError with all problems. */
export async function loadProject(options: Options = {}) {
  const problems = createProblems();
  const facts = await readFacts(options, problems);
  const read = readContent(facts);
  if (!options.drafts) refuseTodos(read, facts.registryFiles);
  if (read.registries) checkEntries(read.entries, read.registries);
  const published = options.drafts
    ? { ...read, waiting: [] }
    : excludeUnpublished({ ...read, ...facts.context }, facts.site.timeZone, facts.now);
  if (!read.policy || !read.registries || !read.pageFiles) throw problems.error();
  const { pageFiles, policy, registries } = read;
  const { entries, info, waiting } = published;
  const { site, pictures } = facts;
  const { people } = site;
  const content: Content = { ...pageFiles, policy, registries, entries, info, pictures, people };
  const pages = pagesOf(content);
  checkTitles(pages, site.shortName, facts.context);
  checkReferences(facts, pages, waiting);
  if (problems.list.length > 0) throw problems.error();
  const { directory, references, draftProblems } = facts.context;
  const all = { ...content, entries: read.entries, info: read.info };
  return {
    /** Without what has expired. */
    site,
    /** With what has expired, and with the places of its fields. */
    files: facts.files,
    /** The file, the line and the name of a field of the site, or of `policy`. */
    placeOf: facts.placeOf,
    facts: facts.context.facts,
    directory,
    references,
    content,
    pages,
    /** Unpublished entries and plain pages: "/blog/first is a draft". */
    waiting,
    draftProblems: draftProblems.list,
    /** What could be said better in what is published. */
    advice: problems.advice,
    /** Records and pictures that nothing uses: "sources.yaml: smith-2019". What a draft with problems uses is not known. */
    unused: draftProblems.list.length > 0 ? [] : unusedNames(all),
  };
}

/** Reads what the content quotes and cites: the configuration, the facts, the names of all there is. */
async function readFacts(
  { config: given, directory = directories.content, drafts = false, now = new Date() }: Options,
  problems: Problems,
) {
  const config = given ?? (await importConfig(problems));
  const files = config === undefined ? undefined : readSite(config, directory, problems);
  if (!files) throw problems.error();
  const site = dropExpired(files.site, now);
  checkColors(problems);
  checkMark(problems);
  const pictures = await readPictures(directory, problems);
  checkPhotos(site.people, pictures, problems);
  const registryFiles = readYamlFiles(directory, registryNames, problems);
  const policyFile = readYamlFiles(join(directory, 'clinic'), ['policy'], problems);
  const references = collectReferences(directory, registryFiles.value, site, pictures);
  const { conditions } = references.slugs;
  const draftSlugs = drafts ? [] : draftConditions(directory, conditions);
  dropPlates(registryFiles.value, draftSlugs);
  const context: ReadContext = {
    directory,
    references,
    facts: factsOf(site, {
      conditions: conditions.length - draftSlugs.length,
      rules: rulesOf(policyFile.value['policy']),
    }),
    links: [],
    problems,
    draftPaths: [],
    draftProblems: drafts ? problems : createProblems(),
  };
  const placeOf: SiteFiles['placeOf'] = (field) =>
    field[0] === 'policy'
      ? `${policyFile.placeOf(field)}: ${fieldName(field.slice(1))}`
      : files.placeOf(field);
  return { site, files, pictures, registryFiles, policyFile, context, placeOf, now };
}

export type Facts = Awaited<ReturnType<typeof readFacts>>;

/** Reads what pages show, drafts included. Parts of it are undefined where they have problems. */
function readContent({ registryFiles, policyFile, context }: Facts) {
  const { references } = context;
  const policy = checkYaml(policyFile, z.object({ policy: policySchema(references) }), context);
  const registries = checkYaml(registryFiles, z.object(registrySchemas(references)), context);
  const pageFiles = readPageFiles(context);
  return {
    policy: policy?.policy,
    registries,
    pageFiles,
    entries: readEntries(context, pageFiles?.navigation.order),
    info: readInfo(context),
  };
}

/** All pages: static pages first, then services, conditions, articles and plain pages. */
const pagesOf = ({ staticPages, entries, info, pictures }: Content): BuildPage[] => [
  ...Object.values(staticPages).map(({ page }) => page),
  ...allEntries(entries).map((entry) => entryPage(entry, staticPages, pictures)),
  ...info.map((page) => infoPage(page, staticPages)),
];

/** Deletes the plates of conditions that a build leaves out, which may wait for their pictures and words. */
function dropPlates({ plates }: Record<string, unknown>, conditions: readonly string[]) {
  for (const id of Object.keys(plates ?? {}))
    if (conditions.some((slug) => id.replace(/-\d$/, '') === `conditions/${slug}`))
      delete (plates as Record<string, unknown>)[id];
}

/** Checks that titles, with the clinic's short name after them, fit the 60 characters of a search result. */
function checkTitles(pages: readonly BuildPage[], shortName: string, context: ReadContext) {
  const maxLength = 60 - ` | ${shortName}`.length;
  for (const { title, picture, kind, path } of pages) {
    if (title.length <= maxLength) continue;
    const isInfo = path.startsWith('/info/');
    const isEntry = kind === 'service' || kind === 'condition' || kind === 'article';
    const file = isInfo || isEntry ? `${path}.mdx` : `/${picture.picture}.yaml`;
    const remedy = isEntry ? 'write a shorter "searchTitle"' : 'shorten it';
    context.problems.reportFor(context.directory + file)(
      undefined,
      `title: has ${title.length} characters, but only ${maxLength} fit before " | ${shortName}" in search results; ${remedy}`,
    );
  }
}

const projects = new Map<string, Project>();

const keyOf = (options: Options) => JSON.stringify({ drafts: false, ...options });

/** Reads the project again, after a file has changed. Throws a ContentError with all problems. */
export async function refreshProject(options: Options) {
  const project = await loadProject(options);
  projects.set(keyOf(options), project);
  return project;
}

/** Reads the project, once for each set of options. Lists its problems and ends the process when there are any. */
export async function readProject(options: Options = {}) {
  try {
    return projects.get(keyOf(options)) ?? (await refreshProject(options));
  } catch (error) {
    if (error instanceof ContentError) exitWithProblems(error);
    throw error;
  }
}
