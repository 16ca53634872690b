import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directories } from '../directories.ts';

const drawing = readFileSync(join(directories.root, 'src/components/ui/icons/mark.svg'), 'utf8');

/** The clinic's mark as SVG in the color `ink`. public/icon.svg is a simpler drawing for browser tabs. */
export const mark = (ink: string) =>
  drawing
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll('currentColor', ink);
