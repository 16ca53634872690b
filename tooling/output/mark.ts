import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problems } from '../content/problems.ts';
import { directories } from '../directories.ts';
import { svgParts, svgProblem } from '../svg.ts';

const file = join(directories.root, 'src/components/ui/icons/mark.svg');
const source = readFileSync(file, 'utf8');
const { viewBox, shapes } = svgParts(source);

/** The clinic's mark as SVG in the color `ink`. public/icon.svg is a simpler drawing for browser tabs. */
export const mark = (ink: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes.replaceAll('currentColor', ink)}</svg>`;

/** Reports a mark that the build cannot draw, and logos beside the drawings in a format that nothing shows. */
export function checkMark(problems: Problems, root = directories.root) {
  const places = ['src/components/ui/icons/{mark,logo}', 'public/{icon,favicon}'];
  const wrong = places.map((place) => `${place}.{png,jpg,jpeg,webp,gif}`);
  for (const found of globSync(wrong, { cwd: root }).sort()) {
    const shown = found.startsWith('public') ? 'public/icon.svg' : 'mark.svg';
    problems.reportFor(join(root, found))(
      undefined,
      `no page shows it as your logo, but ${shown}: ask whoever drew your logo for plain SVG, put that over ${shown}, and delete this file (docs/owner.md, “use our own logo”)`,
    );
  }
  const problem = svgProblem(source);
  if (problem) problems.reportFor(file)(undefined, problem);
}
