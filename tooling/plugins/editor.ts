import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { readProject } from '../content/project.ts';
import { directories, editorFolder } from '../directories.ts';
import { buildEditor } from '../editor/page.ts';
import { editorSettings } from '../editor/settings.ts';
import { types } from '../hosts/rules.ts';

/** Serves the editor while `npm run dev` runs, for the folder on this machine. */
export function editorPlugin(basePath: string): Plugin {
  const folder = join(directories.dist, editorFolder);
  const path = `${basePath}${editorFolder}`;
  let page: Promise<string> | undefined;
  return {
    name: 'editor',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(path, async ({ originalUrl = '' }, response, next) => {
        const [address] = originalUrl.split('?');
        if (address === `${path}/settings.json`) {
          response.setHeader('Content-Type', types['json'] ?? '');
          return response.end(JSON.stringify(editorSettings(await readProject({ drafts: true }))));
        }
        if (address !== path && address !== `${path}/`) return next();
        // Building takes seconds, so it waits until somebody wants the editor.
        page ??= buildEditor(folder, `${path}/`);
        try {
          const html = await page;
          response.setHeader('Content-Type', types['html'] ?? '');
          return response.end(html);
        } catch (error) {
          page = undefined;
          return next(error);
        }
      });
      middlewares.use(path, sirv(folder, { dev: true }));
    },
  };
}
