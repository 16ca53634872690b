import { join } from 'node:path';
import { directories, type Project } from './project.ts';
import type { Content } from './read.ts';
import { writeWhenChanged } from './writeWhenChanged.ts';

/** TypeScript source with the addresses of the pages of their own, and the slugs of each collection. */
export function slugTypes({
  staticPaths,
  content,
}: {
  staticPaths: readonly string[];
  content: Content;
}) {
  const union = (name: string, members: readonly string[]) =>
    `export type ${name} =${members.map((member) => `\n  | '${member}'`).join('') || ' never'};\n`;
  const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);
  return `// Generated from the file names in src/routes and src/content; do not edit. \`npm run generate\` writes it anew.\n\n${[
    union('StaticPath', staticPaths),
    union('ServiceSlug', slugs(content.services)),
    union('ConditionSlug', slugs(content.conditions)),
    union('ArticleSlug', slugs(content.blog)),
  ].join('\n')}`;
}

/** Writes src/content/slugs.gen.ts when the addresses have changed. */
export const writeSlugTypes = (project: Project) =>
  writeWhenChanged(join(directories.content, 'slugs.gen.ts'), slugTypes(project));
