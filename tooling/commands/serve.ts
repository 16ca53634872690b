import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { directories } from '../content/files.ts';
import { readProject } from '../content/project.ts';
import { answerFrom } from '../hosts/handler.ts';

/** Serves a built folder as every host shall. Resolves to a function that stops the server. */
export function serve({
  directory,
  port,
  basePath,
}: {
  directory: string;
  port: number;
  basePath: string;
}): Promise<() => Promise<void>> {
  // Room for addresses that are too long, which get an answer of their own.
  const server = createServer({ maxHeaderSize: 65_536 }, answerFrom(directory, basePath));
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
