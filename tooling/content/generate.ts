import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { formatDollars } from '../../src/lib/dollars.ts';
import { iconNames, logoOf } from '../../src/lib/iconNames.ts';
import { otherHoursRows, weekRows } from '../../src/lib/openingHours.ts';
import { nameAndRole } from '../../src/lib/people.ts';
import { periodsOf } from '../../src/lib/periods.ts';
import type { PictureRef } from '../../src/lib/picture.ts';
import { embedsOf } from '../../src/schemas/embeds.ts';
import type { SiteData } from '../../src/schemas/modules.ts';
import { sharedPictures } from '../../src/schemas/pictures.ts';
import type { Site } from '../../src/schemas/site.ts';
import type { Strings } from '../../src/schemas/strings.ts';
import { color } from '../colors.ts';
import { directories, posixPath } from '../directories.ts';
import { svgParts } from '../svg.ts';
import { allEntries, type Entries, type Entry } from './entries.ts';
import { listsOf } from './lists.ts';
import { entryData, facesOf, infoData, peopleOf } from './pageData.ts';
import type { Pictures } from './pictures.ts';
import type { Project } from './project.ts';

/** Writes the typed modules that the site imports, and deletes those that no content needs any more. */
export function writeModules(project: Project, directory = directories.generated) {
  const modules = modulesOf(project);
  for (const file of globSync('**/*.*', { cwd: directory })) {
    if (!modules.has(posixPath(file))) rmSync(join(directory, file));
  }
  for (const [file, source] of modules) writeWhenChanged(join(directory, file), source);
}

/** File watchers react to every write. */
function writeWhenChanged(file: string, source: string) {
  if (existsSync(file) && readFileSync(file, 'utf8') === source) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}

const note =
  '// Generated from the content files; do not edit. npm run dev, build and typecheck write it again.\n';

const moduleType = (name: string) => `import('~/schemas/modules').${name}`;
const built = (name: string) => `import('~/lib/picture').Built<${moduleType(name)}>`;

const types = {
  services: 'ServiceModule',
  conditions: 'ConditionModule',
  blog: 'ArticleModule',
  info: 'InfoModule',
};

function modulesOf({ site, content, directory, references: { staticPaths } }: Project) {
  const { entries, info, staticPages, strings, pictures } = content;
  const modules = new Map([
    ['slugs.ts', slugTypes(staticPaths, { ...entries, info })],
    ['site.ts', siteModule(site)],
    ['embeds.ts', embedsModule(site, strings['embed-links'])],
    ['icons.svg', iconSprite(site)],
  ]);
  const files = { directory, pictures };
  const shared = Object.entries(sharedPictures).map(
    ([name, ref]) => `export { default as ${name} } from ${importOf(ref, 'pictures', files)};\n`,
  );
  modules.set('pictures.ts', `${note}\n${shared.join('')}`);
  const add = (file: string, value: object, type: string, imports = '') =>
    modules.set(`${file}.ts`, valueModule(file, value, type, files, imports));
  for (const [name, value] of Object.entries(listsOf(content)))
    add(`lists/${name}`, value, built(`Lists['${name}']`));
  const people = peopleOf(content);
  add('people', people, `readonly ${built('PersonData')}[]`);
  add('faces', facesOf(people), `readonly ${built('FaceData')}[]`);
  for (const [name, value] of Object.entries(staticPages))
    add(`pages/${name}`, value, moduleType(`PageModule<'${name}'>`));
  for (const [name, value] of Object.entries(strings))
    add(`strings/${name}`, value, `import('~/schemas/strings').Strings<'${name}'>`);
  const bodies = [
    ...allEntries(entries).map((entry) => ({ entry, data: entryData(entry, content) })),
    ...info.map((entry) => ({ entry, data: infoData(entry, content) })),
  ];
  for (const { entry, data } of bodies) {
    const file = `${entry.collection}/${entry.slug}`;
    modules.set(`bodies/${file}.ts`, `// @ts-nocheck\n${note}${entry.body.code}`);
    const value = { ...data, Body: identifier('Body') };
    const imports = `import Body from '~/generated/bodies/${file}.ts';\n`;
    add(file, value, moduleType(types[entry.collection]), imports);
  }
  return modules;
}

type PictureFiles = { directory: string; pictures: Pictures };

/**
 * The import of a picture or file. It names the module (`?blog/first?card`): the bundler would put a picture that two
 * modules import by the same name into a chunk of its own.
 */
function importOf(ref: PictureRef, module: string, { directory, pictures }: PictureFiles) {
  const picture = pictures.get(ref.picture);
  if (!picture) throw new Error(`There is no picture ${ref.picture}.`);
  const file = posixPath(relative(directory, picture.file));
  return JSON.stringify(`~/content/${file}?${module}?${ref.as}`);
}

/** Stands for an identifier in a value: no text of the content begins with this sign. */
const identifier = (name: string) => `\0${name}`;

/** A value as JSON, in which identifiers have no quotes; `importOf` returns that of a picture or file. */
const toCode = (value: unknown, importOf?: (ref: PictureRef) => string) =>
  JSON.stringify(
    value,
    (_, field) => (importOf && isRef(field) ? importOf(field) : field),
    2,
  )?.replace(/"\\u0000(\w+)"/g, '$1');

const isRef = (value: unknown): value is PictureRef =>
  typeof value === 'object' && value !== null && 'as' in value;

/** The value is JSON, but for its pictures and files, which are imports. */
function valueModule(file: string, value: object, type: string, files: PictureFiles, imports = '') {
  const pictures: string[] = [];
  const code = toCode(value, (ref) => {
    const name = `picture${pictures.length}`;
    pictures.push(`import ${name} from ${importOf(ref, file, files)};\n`);
    return identifier(name);
  });
  const module = `const value: ${type} = ${code};\nexport default value;\n`;
  return `${note}${imports}${pictures.join('')}\n${module}`;
}

function slugTypes(
  staticPaths: readonly string[],
  { services, conditions, blog, info }: Entries & { info: readonly Entry<'info'>[] },
) {
  const union = (name: string, members: readonly string[]) =>
    `\nexport type ${name} =${members.map((member) => `\n  | '${member}'`).join('') || ' never'};\n`;
  const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);
  return [
    note,
    union('StaticPath', staticPaths),
    union('ServiceSlug', slugs(services)),
    union('ConditionSlug', slugs(conditions)),
    union('ArticleSlug', slugs(blog)),
    union('InfoSlug', slugs(info)),
  ].join('');
}

/** A module with an export for each field, so that pages load only what they use. */
const exportsModule = (value: object, type: string, file: string) =>
  [
    `${note}import type { ${type} } from '~/${file}';\n\n`,
    ...Object.entries(value).map(
      ([name, field]) => `export const ${name}: ${type}['${name}'] = ${toCode(field)};\n`,
    ),
  ].join('');

export const embedsModule = (site: Site, words: Strings<'embed-links'>) =>
  exportsModule(embedsOf(site, words), 'Embeds', 'schemas/embeds');

export function siteModule({
  claims,
  anatomy,
  visit,
  notice,
  embeds,
  redirects,
  editor,
  social,
  ...site
}: Site) {
  const data: SiteData = {
    ...site,
    weekRows: weekRows(site.hours).map(unbroken),
    otherHoursRows: otherHoursRows(site.otherHours).map(unbroken),
    practitioners: site.people.filter(({ practitioner }) => practitioner).map(nameAndRole),
    otherPrices: (visit.prices?.others ?? []).map((item) => ({
      ...item,
      price: formatDollars(item.price),
    })),
    notice: notice && { text: notice.text, link: notice.link },
    periods: periodsOf({ notice, visit, timeZone: site.timeZone }),
    themeColor: color('dark'),
    social: social.map((profile) => ({ ...profile, icon: logoOf(profile.name) })),
  };
  return exportsModule(data, 'SiteData', 'schemas/modules');
}

/** A row of hours, with non-breaking spaces inside each time span. */
const unbroken = <Row extends { times: string }>(row: Row): Row => ({
  ...row,
  times: row.times.replace(/[\d:]+ [ap]m to [\d:]+ [ap]m/g, (span) =>
    span.replaceAll(' ', '\u00a0'),
  ),
});

const require = createRequire(import.meta.url);

/** One SVG file with all icons: a file in src/components/ui/icons, or else Lucide's icon of that name. */
function iconSprite({ social }: Site) {
  const names = new Set([...iconNames, ...social.map(({ name }) => logoOf(name))]);
  const symbols = [...names].map((name) => {
    const own = join(directories.root, 'src/components/ui/icons', `${name}.svg`);
    const file = existsSync(own) ? own : require.resolve(`lucide-static/icons/${name}.svg`);
    const { viewBox, shapes } = svgParts(readFileSync(file, 'utf8'));
    return `<symbol id="${name}" viewBox="${viewBox}">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
