import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { directories } from '../content/files.ts';
import type { Project } from '../content/project.ts';
import { htaccess } from './apache.ts';
import { cloudFrontTemplate, uploadScript } from './aws.ts';
import { caddyfile, dockerfile } from './caddy.ts';
import { headersFile, ignoreFile, redirectsFile, wranglerConfig } from './cloudflare.ts';
import { githubPagesWorkflow } from './githubPages.ts';
import { nginxConfig } from './nginx.ts';
import { compressed } from './rules.ts';
import { vercelConfig } from './vercel.ts';

/**
 * Writes what each host needs: into the published folder what hosts look for there, into `hosts` beside it the
 * rest. Writes smaller siblings of the files last, when nothing changes them any more.
 */
export async function writeHostFiles({ site: { basePath, clinicName } }: Project) {
  const client = directories.output;
  const hosts = join(dirname(client), 'hosts');
  const name = clinicName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  rmSync(hosts, { recursive: true, force: true });
  writeAll(hosts, {
    'nginx.conf': nginxConfig(basePath),
    Caddyfile: caddyfile(basePath),
    Dockerfile: dockerfile(basePath),
    'wrangler.jsonc': wranglerConfig(name),
    'github-pages.yml': githubPagesWorkflow(),
    'cloudfront.json': cloudFrontTemplate(basePath),
    'upload-s3.sh': uploadScript(basePath),
  });
  writeAll(client, {
    _headers: headersFile(basePath),
    _redirects: redirectsFile(basePath),
    'vercel.json': vercelConfig(basePath),
    '.htaccess': htaccess(basePath),
    '.nojekyll': '',
    '.assetsignore': ignoreFile(['_headers', '_redirects']),
    '.vercelignore': ignoreFile(['vercel.json']),
  });
  await writeSiblings(client);
}

function writeAll(directory: string, files: Readonly<Record<string, string>>) {
  mkdirSync(directory, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(directory, file), text);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside each file of text. */
async function writeSiblings(directory: string) {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (file) => compressed.includes(extname(file).slice(1)) && file !== 'vercel.json',
  );
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(join(directory, file));
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(join(directory, `${file}.br`), await brotli(content, { params }));
      writeFileSync(join(directory, `${file}.gz`), await zip(content, { level: 9 }));
    }),
  );
}
