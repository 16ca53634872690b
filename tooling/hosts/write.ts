import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Site } from '../../src/schemas/site.ts';
import { directories } from '../directories.ts';
import { htaccess } from './apache.ts';
import { caddyfile } from './caddy.ts';
import { headersFile, redirectsFile } from './cloudflare.ts';
import { nginxConfig } from './nginx.ts';
import { compressed, movedPaths } from './rules.ts';
import { vercelConfig } from './vercel.ts';

/** Writes each host's configuration into dist/client or dist/hosts, and compressed copies of text files into dist/compressed. */
export async function writeHostFiles(site: Site) {
  const { basePath } = site;
  const hasEditor = site.editor !== null;
  const moved = movedPaths(site);
  rmSync(join(directories.dist, 'hosts'), { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'static'), join(directories.dist, 'hosts'), { recursive: true });
  const files = {
    'hosts/nginx.conf': nginxConfig(basePath, moved, hasEditor),
    'hosts/Caddyfile': caddyfile(basePath, moved, hasEditor),
    'client/.htaccess': htaccess(basePath, moved, hasEditor),
    'client/_headers': headersFile(basePath, hasEditor),
    'client/_redirects': redirectsFile(moved),
    'client/vercel.json': vercelConfig(basePath, moved, hasEditor),
  };
  for (const [file, text] of Object.entries(files))
    writeFileSync(join(directories.dist, file), text);
  await compressFiles(directories.output, join(directories.dist, 'compressed'));
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFiles(from: string, to: string) {
  rmSync(to, { recursive: true, force: true });
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((file) =>
    compressed.includes(extname(file).slice(1)),
  );
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(join(from, file));
      const copy = join(to, file);
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(`${copy}.br`, await toBrotli(content));
      writeFileSync(`${copy}.gz`, await toGzip(content, { level: 9 }));
    }),
  );
}
