import { readFileSync } from 'node:fs';
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

export function checkMark(problems: Problems) {
  const problem = svgProblem(source);
  if (problem) problems.reportFor(file)(undefined, problem);
}
