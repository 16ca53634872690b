import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problems } from './content/problems.ts';
import { directories } from './directories.ts';

const file = join(directories.root, 'src/styles/tokens.css');

export const tokens = readFileSync(file, 'utf8');

/** The colors of text, each with the grounds on which it stands. */
const grounds = {
  ink: ['white', 'tint', 'warm', 'light', 'action', 'action-hover'],
  brand: ['white', 'tint', 'warm', 'light'],
  quiet: ['white', 'tint', 'warm'],
  emergency: ['white', 'tint', 'warm'],
  white: ['brand', 'dark'],
  light: ['dark'],
} as const;

type Color = keyof typeof grounds | (typeof grounds)[keyof typeof grounds][number];

/** Such as "#08242e". */
export const color = (name: Color) => colorIn(tokens, name) ?? '#000000';

const colorIn = (css: string, name: string) =>
  new RegExp(`--${name}:\\s*(#(?:[0-9a-f]{3}){1,2})\\s*;`, 'i').exec(css)?.[1]?.toLowerCase();

/** The least contrast of text with its ground (WCAG 2.2, 1.4.3). */
const minContrast = 4.5;

/** Relative luminance of a color such as "#08242e" or "#fff", as WCAG defines it. */
function luminanceOf(hex: string) {
  const [, ...digits] = hex;
  const size = digits.length / 3;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((index) => {
    const pair = digits.slice(index * size, (index + 1) * size).join('');
    const part = Number.parseInt(pair.padStart(2, pair), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Reports colors that are not written as numbers, which icons and social images need, and text that is hard to read. */
export function checkColors(problems: Problems, css = tokens) {
  const lines = css.split('\n');
  const report = (name: string, message: string) => {
    const index = lines.findIndex((line) => line.includes(`--${name}:`));
    problems.reportFor(file)(index < 0 ? undefined : index + 1, `--${name}: ${message}`);
  };
  const names = [...new Set([...Object.keys(grounds), ...Object.values(grounds).flat()])];
  const luminances = new Map(
    names.flatMap((name) => {
      const value = colorIn(css, name);
      if (!value) report(name, 'write the color as # and six digits, such as #12566a');
      return value ? [[name, luminanceOf(value)] as const] : [];
    }),
  );
  for (const [name, others] of Object.entries(grounds))
    for (const ground of others) {
      const [text, behind] = [luminances.get(name), luminances.get(ground)];
      if (text === undefined || behind === undefined) continue;
      const contrast = (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
      if (contrast >= minContrast) continue;
      const found = `text in it has a contrast of ${(Math.floor(contrast * 10) / 10).toFixed(1)} on --${ground}, and ${minContrast} is the least that people can read`;
      report(
        name,
        `${found}; make --${name} ${text < behind ? 'darker' : 'lighter'}, or --${ground} ${text < behind ? 'lighter' : 'darker'}`,
      );
    }
}
