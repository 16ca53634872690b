import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { exitWithError } from '../content/problems.ts';
import { readProject } from '../content/project.ts';
import { directories } from '../directories.ts';
import { answerFrom } from '../hosts/handler.ts';

const { directory, port, base } = parseArgs({
  options: {
    directory: { type: 'string', default: directories.output },
    port: { type: 'string', default: '4173' },
    base: { type: 'string' },
  },
}).values;
const basePath = base ?? (await readProject()).site.basePath;

createServer(answerFrom(directory, basePath))
  .on('error', ({ message, code }: NodeJS.ErrnoException) =>
    exitWithError(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use: end what runs there, such as another npm start.`
        : message,
    ),
  )
  .listen(Number(port), () => console.log(`The site is at http://localhost:${port}${basePath}`));
