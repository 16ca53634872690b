import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directories } from './directories.ts';

export const tokens = readFileSync(join(directories.root, 'src/styles/tokens.css'), 'utf8');

/** Value of a color of src/styles/tokens.css by its name, as "#08242e". Throws when there is none. */
export function color(name: string) {
  const [, value] = new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(tokens) ?? [];
  if (!value) throw new Error(`src/styles/tokens.css has no color --${name}.`);
  return value;
}
