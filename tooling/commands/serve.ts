import { once } from 'node:events';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { exitWithError } from '../content/problems.ts';
import { readProject } from '../content/project.ts';
import { directories } from '../directories.ts';
import { answerFrom } from '../hosts/handler.ts';

const { build, directory, port, base } = parseArgs({
  options: {
    /** Builds the site first, once the port is known to be free. */
    build: { type: 'boolean', default: false },
    directory: { type: 'string', default: directories.output },
    port: { type: 'string', default: '4173' },
    base: { type: 'string' },
  },
}).values;
const basePath = base ?? (await readProject()).site.basePath;

const server = createServer()
  .on('error', ({ message, code }: NodeJS.ErrnoException) =>
    exitWithError(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use. Choose another one: npm start -- --port ${Number(port) + 1}`
        : message,
    ),
  )
  .listen(Number(port));
await once(server, 'listening');
if (build) await import('./build.ts');
server.on('request', answerFrom(directory, basePath));
console.log(`The site is at http://localhost:${port}${basePath}`);
