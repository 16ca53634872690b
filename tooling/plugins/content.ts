import type { Plugin } from 'vite';
import { allEntries } from '../content/entries.ts';
import { directories } from '../content/files.ts';
import { writeModules } from '../content/generate.ts';
import { readProject, refreshProject } from '../content/project.ts';

/** Writes the modules in src/generated, again when content changes, and gives Vite the compiled texts. */
export function contentPlugin({ drafts = false } = {}): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    config: async () => writeModules(await readProject({ drafts })),
    load: {
      filter: { id: /\.mdx$/ },
      async handler(id) {
        const { content } = await readProject({ drafts });
        const entry = allEntries(content.entries).find(({ file }) => file === id);
        return entry && { code: entry.text.code, map: null };
      },
    },
    configureServer(server) {
      server.watcher.on('all', async (_event, file) => {
        if (file === directories.config) return void server.restart();
        if (!file.startsWith(directories.content)) return undefined;
        try {
          writeModules(await refreshProject({ drafts }));
          server.ws.send({ type: 'full-reload' });
        } catch (error) {
          const message = error instanceof Error ? error.message : `${error}`;
          server.config.logger.error(message);
          server.ws.send({ type: 'error', err: { message, stack: '' } });
        }
        return undefined;
      });
    },
  };
}
