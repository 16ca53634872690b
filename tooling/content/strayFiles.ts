import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Problems } from './problems.ts';

/** Whether a file is the owner's, and not one that a computer adds to a folder by itself. */
export const isOwners = (path: string) =>
  !/^(\.|~\$|Thumbs\.db$|desktop\.ini$)|~$/i.test(basename(path));

/** What to do with a file that nothing reads, if it was meant to be another. (Some systems find a file by any case.) */
export const strayRemedy = (folder: string, wanted: string) =>
  readdirSync(folder).includes(wanted)
    ? `nothing reads this copy: write what you need into ${wanted}, and delete it`
    : `rename it to ${wanted}, or delete it`;

const remedyIn = (folder: string) =>
  basename(folder) === 'pages'
    ? 'if it is a new page, list it in src/schemas/pages.ts; otherwise delete it'
    : 'delete it';

/** Reports what nothing reads in a folder of these files: copies, and files whose endings have changed. */
export function checkStrayFiles(folder: string, files: readonly string[], problems: Problems) {
  const found = existsSync(folder) ? readdirSync(folder).filter(isOwners) : [];
  for (const name of found.filter((each) => !files.includes(each))) {
    const stem = (file: string) => file.replace(/\..*/, '').toLowerCase();
    // "office copy.yaml", "office (1).yaml", "office.yaml.txt"
    const [wanted] = files
      .filter((file) => new RegExp(`(?<![a-z])${stem(file)}(?![a-z])`).test(stem(name)))
      .sort((a, b) => b.length - a.length);
    problems.reportFor(join(folder, name))(
      undefined,
      wanted ? strayRemedy(folder, wanted) : `nothing reads it; ${remedyIn(folder)}`,
    );
  }
}
