import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from './content.ts';
import { directories } from './project.ts';

/** TypeScript source with one union of slugs for each collection. */
export function slugTypes(content: Content) {
  const union = (name: string, entries: readonly { slug: string }[]) =>
    `export type ${name} =${entries.map(({ slug }) => `\n  | '${slug}'`).join('') || ' never'};\n`;
  return `// Generated from the file names in src/content; do not edit. \`npm run generate\` writes it anew.\n\n${[
    union('ServiceSlug', content.services),
    union('ConditionSlug', content.conditions),
    union('ArticleId', content.blog),
  ].join('\n')}`;
}

/** Writes src/content/slugs.gen.ts when the slugs have changed. */
export function writeSlugTypes(content: Content) {
  const file = join(directories.content, 'slugs.gen.ts');
  const source = slugTypes(content);
  try {
    if (readFileSync(file, 'utf8') === source) return;
  } catch {
    // Not generated yet.
  }
  writeFileSync(file, source);
}
