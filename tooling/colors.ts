import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problems } from './content/problems.ts';
import { directories } from './directories.ts';

const file = join(directories.root, 'src/styles/tokens.css');

/** The source of src/styles/tokens.css. */
export const tokens = readFileSync(file, 'utf8');

/** The colors that files beside the pages also use. */
const names = ['ink', 'teal', 'night', 'mist', 'white'] as const;

/** Value of a color in src/styles/tokens.css, such as "#08242e". */
export const color = (name: (typeof names)[number]) => colorIn(tokens, name) ?? '#000000';

const colorIn = (css: string, name: string) =>
  new RegExp(`--${name}:\\s*(#(?:[0-9a-f]{3}){1,2})\\s*;`, 'i').exec(css)?.[1]?.toLowerCase();

/** Reports colors that are not written as numbers, which icons and social images need. */
export function checkColors(problems: Problems, css = tokens) {
  const lines = css.split('\n');
  for (const name of names.filter((each) => !colorIn(css, each))) {
    const index = lines.findIndex((line) => line.includes(`--${name}:`));
    const message = `--${name}: write the color as # and six digits, such as #12566a`;
    problems.reportFor(file)(index < 0 ? undefined : index + 1, message);
  }
}
