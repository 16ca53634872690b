import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { writeModules } from '../content/generate.ts';
import { type Project, readProject, refreshProject } from '../content/project.ts';
import { markUnpublished } from '../content/publication.ts';
import { directories, posixPath } from '../directories.ts';

const config = posixPath(directories.config);
const content = posixPath(directories.content);
const generated = posixPath(directories.generated);

/** Writes the modules in src/generated, again whenever content changes. With drafts, their titles say that they are some. */
export function contentPlugin({ drafts = false } = {}): Plugin {
  let server: ViteDevServer | undefined;
  let problems: ErrorPayload | undefined;
  let reading = Promise.resolve();
  let isScheduled = false;

  function write(project: Project) {
    const { content, site } = project;
    const marked = drafts ? markUnpublished(content, site.timeZone, new Date()) : content;
    writeModules({ ...project, content: marked });
  }

  /** Reads the project again, once for changes within 50 ms. */
  function scheduleReading() {
    if (!isScheduled) {
      isScheduled = true;
      reading = reading.then(() => setTimeout(50)).then(readAgain);
    }
    return reading;
  }

  async function readAgain() {
    isScheduled = false;
    try {
      const before = await readProject({ drafts });
      const project = await refreshProject({ drafts });
      // vite.config.ts passes these to Vite and to plugins only when the server starts.
      const needsRestart = (['basePath', 'embeds', 'phones', 'reviewsUrl'] as const).some(
        (field) => !isDeepStrictEqual(project.site[field], before.site[field]),
      );
      if (needsRestart) return restart();
      write(project);
      if (problems) show(undefined);
    } catch (error) {
      show(error instanceof Error ? error.message : String(error));
    }
  }

  function restart() {
    const restarting = server;
    // Until it has restarted, no page may be told to reload: it would fail to load, and would not retry.
    server = undefined;
    void restarting?.restart().finally(() => {
      server = restarting;
    });
  }

  /** Shows problems in the terminal and the browser, or reloads the page once they are fixed. */
  function show(message: string | undefined) {
    problems = message ? { type: 'error', err: { message, stack: '' } } : undefined;
    const { logger } = server?.config ?? {};
    if (message) logger?.error(`\n${message}\n`);
    else logger?.info('All problems are fixed.');
    server?.ws.send(problems ?? { type: 'full-reload' });
  }

  return {
    name: 'content',
    enforce: 'pre',
    config: async () => write(await readProject({ drafts })),
    configureServer(started) {
      server = started;
      // Tests have their content elsewhere.
      server.watcher.add([config, content]);
      server.ws.on('connection', () => problems && server?.ws.send(problems));
    },
    // Vite waits for this before it looks for changed modules.
    async watchChange(file) {
      if (file === config || file.startsWith(content)) await scheduleReading();
    },
    hotUpdate({ file }) {
      if (!file.startsWith(generated) || this.environment.name !== 'client') return undefined;
      // A hot update would keep the old title and loader data of the route.
      server?.ws.send({ type: 'full-reload' });
      return [];
    },
  };
}
