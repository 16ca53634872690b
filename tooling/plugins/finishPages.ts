import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { periodsOf } from '../../src/lib/periods.ts';
import { finishPage } from '../../src/prerender/finishPage.ts';
import { embedsOf } from '../../src/schemas/embeds.ts';
import type { Project } from '../content/project.ts';
import { directories, posixPath } from '../directories.ts';
import { htmlFiles, pathOf } from '../output/builtPages.ts';

/** Finishes the pages that the framework has prerendered (finishPage). Has to come after its plugin. */
export function finishPagesPlugin({ site, content }: Project): Plugin {
  /** Files of each module that loads on its own, with what they import. */
  const chunks = new Map<string | null, readonly string[]>();
  const { statistics, verification } = site;
  const { frames, scripts } = embedsOf(site, content.strings['embed-links']).thirdParties;
  const options = {
    thirdParties: {
      // The same on all pages, because client navigation keeps a page's policy.
      frames,
      scripts: [...scripts, ...(statistics ? [new URL(statistics.script).origin] : [])],
      statistics: statistics?.sendsTo ?? [],
    },
    statistics,
    verification,
    periods: periodsOf(site),
  };
  return {
    name: 'finish-pages',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk')
          chunks.set(output.facadeModuleId, [output.fileName, ...output.imports]);
    },
    buildApp: {
      order: 'post',
      async handler() {
        for (const file of htmlFiles(directories.output)) {
          const path = join(directories.output, file);
          // The framework omits the content module that the loader imports.
          const contentModule = posixPath(join(directories.generated, `${pathOf(file)}.ts`));
          const files = (chunks.get(contentModule) ?? []).map((name) => `${site.basePath}${name}`);
          writeFileSync(path, finishPage(readFileSync(path, 'utf8'), { ...options, files }));
        }
      },
    },
  };
}
