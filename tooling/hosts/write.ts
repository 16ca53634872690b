import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../src/schemas/site.ts';
import { directories } from '../directories.ts';
import { htaccess } from './apache.ts';
import { headersFile, redirectsFile } from './cloudflare.ts';
import { nginxConfig } from './nginx.ts';
import { movedPaths } from './rules.ts';
import { vercelConfig } from './vercel.ts';

export function writeHostFiles(site: Site) {
  const { basePath } = site;
  const hasEditor = site.editor !== null;
  const moved = movedPaths(site);
  rmSync(join(directories.dist, 'hosts'), { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'static'), join(directories.dist, 'hosts'), { recursive: true });
  const files = {
    'hosts/nginx.conf': nginxConfig(basePath, moved, hasEditor),
    'client/.htaccess': htaccess(basePath, moved, hasEditor),
    'client/_headers': headersFile(basePath, hasEditor),
    'client/_redirects': redirectsFile(moved),
    'client/vercel.json': vercelConfig(basePath, moved, hasEditor),
  };
  for (const [file, text] of Object.entries(files))
    writeFileSync(join(directories.dist, file), text);
}
