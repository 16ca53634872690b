import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { allEntries } from '../content/entries.ts';
import { writeModules } from '../content/generate.ts';
import { readProject, refreshProject } from '../content/project.ts';
import { directories, posixPath } from '../directories.ts';

const config = posixPath(directories.config);
const content = posixPath(directories.content);
const generated = posixPath(directories.generated);

/** Writes the modules in src/generated, again when content changes, and gives Vite the compiled texts. */
export function contentPlugin({ drafts = false } = {}): Plugin {
  let server: ViteDevServer | undefined;
  let problems: ErrorPayload | undefined;
  let reading = Promise.resolve();
  let isAsked = false;

  /** Reads the project again, once for changes that come together. */
  function reread() {
    if (!isAsked) {
      isAsked = true;
      reading = reading.then(() => setTimeout(50)).then(readAgain);
    }
    return reading;
  }

  async function readAgain() {
    isAsked = false;
    try {
      const before = await readProject({ drafts });
      const project = await refreshProject({ drafts });
      // Vite knows these two from its start.
      const isOther = (['basePath', 'embeds'] as const).some(
        (field) => !isDeepStrictEqual(project.site[field], before.site[field]),
      );
      if (isOther) return restart();
      writeModules(project);
      if (problems) tell(undefined);
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    }
  }

  function restart() {
    const closing = server;
    // A page that reloads now would find no server, and would not try again.
    server = undefined;
    void closing?.restart().finally(() => {
      server = closing;
    });
  }

  /** Shows problems in the terminal and the browser, or that there are none any more. */
  function tell(message: string | undefined) {
    problems = message ? { type: 'error', err: { message, stack: '' } } : undefined;
    const { logger } = server?.config ?? {};
    if (message) logger?.error(`\n${message}\n`);
    else logger?.info('All problems are put right.');
    server?.ws.send(problems ?? { type: 'full-reload' });
  }

  return {
    name: 'content',
    enforce: 'pre',
    config: async () => writeModules(await readProject({ drafts })),
    load: {
      filter: { id: /\.mdx$/ },
      async handler(id) {
        const { content } = await readProject({ drafts });
        const entry = allEntries(content.entries).find(({ file }) => posixPath(file) === id);
        return entry && { code: entry.body.code, map: null };
      },
    },
    configureServer(started) {
      server = started;
      server.ws.on('connection', () => problems && server?.ws.send(problems));
    },
    // Vite waits for it before it looks for modules that have changed.
    async watchChange(file) {
      if (file === config || file.startsWith(content)) await reread();
    },
    hotUpdate({ file }) {
      const isShown = file.startsWith(generated) || file.endsWith('.mdx');
      if (!isShown || this.environment.name !== 'client') return undefined;
      // Title and data of a route would stay what they were.
      server?.ws.send({ type: 'full-reload' });
      return [];
    },
  };
}
