import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directories } from './directories.ts';

/** The source of src/styles/tokens.css. */
export const tokens = readFileSync(join(directories.root, 'src/styles/tokens.css'), 'utf8');

/** Value of a color in src/styles/tokens.css, such as "#08242e". Throws if there is no color of that name. */
export function color(name: string) {
  const [, value] = new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(tokens) ?? [];
  if (!value) throw new Error(`src/styles/tokens.css has no color --${name}.`);
  return value;
}
