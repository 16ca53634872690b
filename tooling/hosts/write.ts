import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { directories } from '../content/files.ts';
import { htaccess } from './apache.ts';
import { caddyfile } from './caddy.ts';
import { headersFile, redirectsFile } from './cloudflare.ts';
import { nginxConfig } from './nginx.ts';
import { compressed } from './rules.ts';
import { vercelConfig } from './vercel.ts';

// The hosts that read these lists compress by themselves.
const notUploaded = '*.br\n*.gz\n';

/** Writes the configuration of each host into the published folder or beside it, and compresses text files. */
export async function writeHostFiles(basePath: string) {
  rmSync(join(directories.dist, 'hosts'), { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'static'), join(directories.dist, 'hosts'), { recursive: true });
  const files = {
    'hosts/nginx.conf': nginxConfig(basePath),
    'hosts/Caddyfile': caddyfile(basePath),
    'client/.htaccess': htaccess(basePath),
    'client/_headers': headersFile(basePath),
    'client/_redirects': redirectsFile(basePath),
    'client/vercel.json': vercelConfig(basePath),
    'client/.assetsignore': notUploaded,
    'client/.vercelignore': notUploaded,
  };
  for (const [file, text] of Object.entries(files))
    writeFileSync(join(directories.dist, file), text);
  await compressFiles(directories.output);
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFiles(directory: string) {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => compressed.includes(extname(file).slice(1)))
    .map((file) => join(directory, file));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, await toBrotli(content));
      writeFileSync(`${file}.gz`, await toGzip(content, { level: 9 }));
    }),
  );
}
