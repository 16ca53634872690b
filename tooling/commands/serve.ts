import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { directories, readProject } from '../content/project.ts';

/**
 * Serves a built folder as a static host does: clean addresses, 404.html with status 404. Resolves to a
 * function that stops the server.
 */
export function serve({
  directory,
  port,
  basePath,
}: {
  directory: string;
  port: number;
  basePath: string;
}): Promise<() => Promise<void>> {
  const send404 = sirv(directory, { extensions: ['html'] });
  const files = sirv(directory, {
    extensions: ['html'],
    etag: true,
    onNoMatch(request, response) {
      response.statusCode = 404;
      request.url = '/404.html';
      delete request.headers['if-none-match'];
      const { writeHead } = response;
      response.writeHead = (_status: number, ...rest: unknown[]) =>
        Reflect.apply(writeHead, response, [404, ...rest]);
      send404(request, response, () => {
        response.end();
      });
    },
  });
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(basePath)) {
      response.writeHead(url === basePath.slice(0, -1) ? 301 : 404, { Location: basePath }).end();
      return;
    }
    request.url = url.slice(basePath.length - 1);
    files(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () =>
      resolve(() => new Promise((stopped) => server.close(() => stopped()))),
    );
  });
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      directory: { type: 'string', default: directories.output },
      port: { type: 'string', default: '4173' },
      base: { type: 'string' },
    },
  });
  const basePath = values.base ?? readProject().site.basePath;
  await serve({ directory: join(values.directory), port: Number(values.port), basePath });
  console.log(`The site is at http://localhost:${values.port}${basePath}`);
}
