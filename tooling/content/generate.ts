import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import { iconNames } from '../../src/components/ui/iconNames.ts';
import { collections } from '../../src/content/schemas/common.ts';
import { hoursByDays } from '../../src/lib/openingHours.ts';
import type { PictureRef } from '../../src/lib/picture.ts';
import { color } from './colors.ts';
import { directories, findPicture } from './files.ts';
import type { Project } from './project.ts';
import { articleContent, conditionContent, listsOf, serviceContent } from './views.ts';

const note = '// Generated from the content files; do not edit. Every command writes it again.\n';

/** Writes the modules that the site imports: typed values, which the type checker and editors read like any other. */
export function writeModules(project: Project, directory = directories.generated) {
  const files = modulesOf(project);
  for (const folder of new Set([...files.keys()].map((file) => join(directory, file, '..')))) {
    mkdirSync(folder, { recursive: true });
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = relative(directory, join(folder, entry.name)).replaceAll('\\', '/');
      if (entry.isFile() && !files.has(file)) rmSync(join(folder, entry.name));
    }
  }
  for (const [file, source] of files) writeWhenChanged(join(directory, file), source);
}

/** Watchers take every write for a change. */
function writeWhenChanged(file: string, text: string) {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // Not written yet.
  }
  writeFileSync(file, text);
}

function modulesOf({ site, content, directory, staticPaths }: Project) {
  const { entries, pages } = content;
  const lists = listsOf(content);
  const { claims, anatomy, ...config } = site;
  const files = new Map<string, string>([
    ['slugs.ts', slugTypes(staticPaths, entries)],
    [
      'site.ts',
      `${note}import type { SiteConfig } from '~/content/schemas/site';
import type { HoursByDays } from '~/lib/openingHours';

${Object.entries(config)
  .map(([name, value]) => `export const ${name}: SiteConfig['${name}'] = ${JSON.stringify(value)};`)
  .join('\n')}
export const officeHours: HoursByDays = ${JSON.stringify(hoursByDays(site.hours))};
/** Color of the browser's own bars. */
export const themeColor = '${color('night')}';
`,
    ],
    ['icons.svg', iconSprite()],
  ]);
  for (const [name, value] of Object.entries(lists)) {
    files.set(
      `lists/${name}.ts`,
      valueModule(directory, value, 'Lists', `Built<Lists['${name}']>`),
    );
  }
  for (const [name, value] of Object.entries(pages.pages)) {
    files.set(
      `pages/${name}.ts`,
      valueModule(directory, value, 'PageModule', `PageModule<'${name}'>`),
    );
  }
  for (const [name, value] of Object.entries(pages.texts)) {
    const type = `import type { Text } from '~/content/schemas/pages';\n`;
    files.set(
      `texts/${name}.ts`,
      `${note}${type}\nconst value: Text<'${name}'> = ${JSON.stringify(value)};\nexport default value;\n`,
    );
  }
  for (const entry of entries.services)
    files.set(...entryModule(directory, entry, serviceContent(entry, content), 'ServiceModule'));
  for (const entry of entries.conditions)
    files.set(
      ...entryModule(directory, entry, conditionContent(entry, content), 'ConditionModule'),
    );
  for (const entry of entries.blog)
    files.set(...entryModule(directory, entry, articleContent(entry, content), 'ArticleModule'));
  return files;
}

const entryModule = (
  directory: string,
  { collection, slug }: { collection: string; slug: string },
  content: object,
  type: string,
): [file: string, source: string] => [
  `${collection}/${slug}.ts`,
  valueModule(
    directory,
    content,
    type,
    type,
    `import Text from '~/content/${collection}/${slug}.mdx';\n`,
  ),
];

/** A module whose default export is the value, with an import for each picture. `text` imports what stands beside it. */
function valueModule(directory: string, value: object, name: string, type: string, text = '') {
  const imports: string[] = [];
  const code = print(text ? { ...value, Text: textImport } : value, (ref) => {
    const path = relative(directory, findPicture(ref.picture, join(directory, 'images')) ?? '');
    imports.push(`import picture${imports.length} from '~/content/${path}?${ref.as}';\n`);
    return `picture${imports.length - 1}`;
  });
  const built = type.startsWith('Built') ? `import type { Built } from '~/lib/picture';\n` : '';
  return `${note}${text}${imports.join('')}import type { ${name} } from '~/content/types';
${built}
const value: ${type} = ${code};
export default value;
`;
}

/** Stands for the text that a module imports. */
const textImport = Symbol('Text');

const isPicture = (value: object): value is PictureRef => 'picture' in value && 'as' in value;

/** A value as source, with what `printPicture` makes of each picture. */
function print(value: unknown, printPicture: (ref: PictureRef) => string): string {
  if (value === textImport) return 'Text';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (isPicture(value)) return printPicture(value);
  if (Array.isArray(value)) return `[${value.map((item) => print(item, printPicture)).join(', ')}]`;
  const fields = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${print(item, printPicture)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

/** Types of the addresses that exist, from the file names. */
function slugTypes(staticPaths: readonly string[], entries: Project['content']['entries']) {
  const union = (name: string, members: readonly string[]) =>
    `export type ${name} =${members.map((member) => `\n  | '${member}'`).join('') || ' never'};\n`;
  const names = { services: 'ServiceSlug', conditions: 'ConditionSlug', blog: 'ArticleSlug' };
  return [
    note,
    union('StaticPath', staticPaths),
    ...collections.map((collection) =>
      union(
        names[collection],
        entries[collection].map(({ slug }) => slug),
      ),
    ),
  ].join('\n');
}

const require = createRequire(import.meta.url);

/** One SVG file with all icons: Lucide's by their name, else a file in src/components/ui/icons. */
function iconSprite() {
  const own = join(directories.root, 'src/components/ui/icons');
  const ownNames = readdirSync(own).map((file) => basename(file, '.svg'));
  const symbols = iconNames.map((name) => {
    const file = ownNames.includes(name)
      ? join(own, `${name}.svg`)
      : require.resolve(`lucide-static/icons/${name}.svg`);
    const source = readFileSync(file, 'utf8');
    const [, viewBox] = /viewBox="([^"]+)"/.exec(source) ?? [];
    const shapes = source.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>[\s\S]*$/g, '');
    return `<symbol id="${name}" viewBox="${viewBox}">${shapes.replace(/\s*\n\s*/g, '')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
