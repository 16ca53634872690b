import { urgencies } from '../../src/content/schemas/collections.ts';
import { directories, type Project } from './project.ts';
import { writeWhenChanged } from './writeWhenChanged.ts';

/** File with the signs and kinds of care for people to read, relative to the project. */
export const signTableFile = 'docs/warning-signs.md';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map(row).join('');

/** Markdown with all signs by urgency and the pages that show each, and all kinds of care with what they ask for. */
export function signTable({
  collections: { signs, care },
  content,
  entries,
}: Pick<Project, 'collections' | 'content' | 'entries'>) {
  const pages = (['services', 'conditions', 'blog'] as const).flatMap((collection) =>
    content[collection].map(({ data }, index) => ({
      path: entries[collection][index]?.path ?? '',
      data,
    })),
  );
  const pathsWith = (field: 'signs' | 'care', id: string) =>
    pages
      .filter(({ data }) => data[field].includes(id))
      .map(({ path }) => path)
      .join(', ');
  const parts = urgencies.map((urgency) => {
    const rows = Object.entries(signs)
      .filter(([, sign]) => sign.urgency === urgency)
      .map(([id, { words, short, source }]) => [
        id,
        short ? `${words} (Go now: ${short})` : words,
        source ?? '',
        pathsWith('signs', id),
      ]);
    return `## ${urgency}: ${rows.length} signs\n\n${table(['Sign', 'Words', 'Source', 'Pages'], rows)}`;
  });
  const kinds = Object.entries(care).map(([kind, { signs: required, risks, source }]) => [
    kind,
    required.join(', '),
    risks ?? '',
    (source ?? []).join(', '),
    pathsWith('care', kind),
  ]);
  return `# Warning signs and kinds of care

Generated from src/content; do not edit. \`npm run generate\` writes it anew.

${parts.join('\n')}
## Kinds of care

${table(['Care', 'Signs it asks for', 'Risks', 'Sources', 'Pages'], kinds)}`;
}

/** Writes docs/warning-signs.md when it has changed. */
export const writeSignTable = (project: Project) =>
  writeWhenChanged(`${directories.root}/${signTableFile}`, signTable(project));
