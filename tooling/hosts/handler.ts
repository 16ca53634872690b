import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { posixPath } from '../directories.ts';
import {
  caching,
  compressed,
  editorHeaders,
  editorPattern,
  headers,
  pagePattern,
  typesOf,
} from './rules.ts';

/** Returns a request handler that serves a built folder by the rules, below the base path. */
export function answerFrom(directory: string, basePath: string) {
  const contentTypes = typesOf(true);
  const editor = new RegExp(editorPattern(basePath));
  const files = new Set(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => posixPath(relative(directory, join(parentPath, name)))),
  );
  const redirects = readFileSync(join(directory, '_redirects'), 'utf8');
  const moved = new Map(
    [...redirects.matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from, to]) => [from, to]),
  );
  const site = basePath.slice(0, -1);
  const variants = new RegExp(`^${site}(?:/index(?:\\.html)?|/(${pagePattern})(?:/|\\.html))?$`);

  /** The address of the page that a path such as /about/, /about.html or /index.html means. */
  function canonicalPath(path: string) {
    const match = variants.exec(path);
    const page = match?.[1] ?? '';
    const exists = match && existsSync(join(directory, `${page || 'index'}.html`));
    return exists ? basePath + page : undefined;
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', caching.others);
    const notFound = () => {
      response.writeHead(404, {
        'Content-Type': contentTypes['html'],
        'Cache-Control': caching.others,
      });
      response.end(readFileSync(join(directory, '404.html')));
    };
    const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '') ?? [];
    const target = moved.get(path) ?? canonicalPath(path);
    if (target) return response.writeHead(301, { Location: target + query }).end();
    if (!path.startsWith(basePath)) return notFound();
    if (path.startsWith(`${basePath}assets/`)) response.setHeader('Cache-Control', caching.assets);
    const name = path.slice(basePath.length) || 'index.html';
    const file = [name, `${name}.html`].find((one) => files.has(one));
    if (!file) return notFound();
    const body = readFileSync(join(directory, file));
    const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
    const extension = extname(file).slice(1);
    const own = {
      'Content-Type': contentTypes[extension] ?? 'application/octet-stream',
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...(editor.test(path) && editorHeaders),
    };
    response.setHeaders(new Map(Object.entries(own)));
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    const isAccepted = request.headers['accept-encoding']?.includes('gzip');
    if (!isAccepted || !compressed.includes(extension)) return response.end(body);
    response.setHeader('Content-Encoding', 'gzip');
    return response.end(gzipSync(body));
  };
}
