import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problems } from './content/problems.ts';
import { directories } from './directories.ts';

/** An address of another site: in `@import`, or in `url()`. */
const otherSite = /(?:@import\s+|url\(\s*)["']?(?:url\()?["']?(?:https?:)?\/\//i;

/** Reports lines of style sheets in a folder that load something from another site, such as a font of Google's. */
export function checkStyleSheets(problems: Problems, folder = join(directories.root, 'src')) {
  for (const name of globSync('{*,components/**/*,styles/**/*}.css', { cwd: folder })) {
    const file = join(folder, name);
    for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries())
      if (otherSite.test(line))
        problems.reportFor(file)(
          index + 1,
          'browsers will not load this from another site, because our security policy forbids it; delete the line, and name a font that computers have, or ask a developer to put its files into src/styles/fonts',
        );
  }
}
