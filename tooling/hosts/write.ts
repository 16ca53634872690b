import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { directories } from '../content/files.ts';
import type { Project } from '../content/project.ts';
import { htaccess } from './apache.ts';
import { caddyfile } from './caddy.ts';
import { headersFile, redirectsFile } from './cloudflare.ts';
import { nginxConfig } from './nginx.ts';
import { compressed } from './rules.ts';
import { vercelConfig } from './vercel.ts';

// The hosts that read these lists compress by themselves.
const notUploaded = '*.br\n*.gz\n';

/**
 * Writes the configuration of each host: into the published folder what hosts look for there, the rest into
 * `hosts` beside it. Then compresses the text files.
 */
export async function writeHostFiles({ site: { basePath } }: Project) {
  const client = directories.output;
  const hosts = join(dirname(client), 'hosts');
  rmSync(hosts, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'static'), hosts, { recursive: true });
  writeFileSync(join(hosts, 'nginx.conf'), nginxConfig(basePath));
  writeFileSync(join(hosts, 'Caddyfile'), caddyfile(basePath));
  writeFileSync(join(client, '.htaccess'), htaccess(basePath));
  writeFileSync(join(client, '_headers'), headersFile(basePath));
  writeFileSync(join(client, '_redirects'), redirectsFile(basePath));
  writeFileSync(join(client, 'vercel.json'), vercelConfig(basePath));
  writeFileSync(join(client, '.assetsignore'), notUploaded);
  writeFileSync(join(client, '.vercelignore'), notUploaded);
  await compressFiles(client);
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside each text file. */
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
