import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Project } from '../content/project.ts';
import { directories, editorFolder } from '../directories.ts';
import { editorPolicy } from './policy.ts';
import { editorSettings } from './settings.ts';

const pageOf = (script: string) => `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${editorPolicy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <title>Editor</title>
    <link rel="icon" href="data:," />
    <script type="module" src="${script}"></script>
  </head>
  <body></body>
</html>
`;

/** Builds the editor's code into a folder, which is published at `base`. Returns its page. */
export async function buildEditor(outDir: string, base: string) {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    base,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      license: { fileName: 'licenses.txt' },
      rolldownOptions: {
        input: join(import.meta.dirname, 'browser/start.ts'),
        // Code blocks and maps, which no form has.
        external: [/^@shikijs\//, /^leaflet/, /^terra-draw/],
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('Vite built no script for the editor.');
  return pageOf(`${base}${entry.fileName}`);
}

/** Writes the editor beside the pages of a site whose configuration names its repository. */
export async function writeEditor(project: Project) {
  if (!project.site.editor) return;
  const folder = join(directories.output, editorFolder);
  mkdirSync(folder, { recursive: true });
  const page = await buildEditor(folder, `${project.site.basePath}${editorFolder}/`);
  writeFileSync(join(directories.output, `${editorFolder}.html`), page);
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(editorSettings(project)));
}
