import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { caching, canonicalPath, headers, hiddenPattern, types } from './rules.ts';

/** Answers requests for a built folder as the rules say. */
export function answerFrom(directory: string, basePath: string) {
  const files = sirv(directory, {
    extensions: ['html'],
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, pathname) {
      const type = types[extname(pathname).slice(1) || 'html'];
      if (type) response.setHeader('Content-Type', type);
    },
  });

  return (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', caching.others);
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': types['html'], 'Cache-Control': caching.others });
      response.end(readFileSync(join(directory, '404.html')));
    };
    const { path, search } = parts(request.url ?? '');
    if (path === undefined) return end(response, (request.url ?? '').length > 8000 ? 414 : 400);
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405);
    const page = canonicalPath(path, basePath);
    const name = path.slice(basePath.length);
    if (page !== undefined && page !== path && existsSync(fileOf(directory, page, basePath))) {
      if (name === '404.html') return notFound();
      return end(response, 301, { Location: page + search });
    }
    if (!path.startsWith(basePath) || notServed.test(name)) return notFound();
    if (name.startsWith('assets/')) response.setHeader('Cache-Control', caching.assets);
    if (!isRange(request.headers.range)) delete request.headers.range;
    request.url = `/${name.split('/').map(encodeURIComponent).join('/')}`;
    return files(request, response, notFound);
  };
}

/** Decoded path and query of what a request asks for; no path when it cannot be one of ours. */
function parts(target: string) {
  const at = target.indexOf('?');
  const search = at < 0 ? '' : target.slice(at);
  try {
    const path = decodeURIComponent(at < 0 ? target : target.slice(0, at));
    if (path.startsWith('/') && /^[^\\\p{Cc}]{1,1000}$/u.test(path)) return { path, search };
  } catch {
    // Not UTF-8.
  }
  return { path: undefined, search };
}

const fileOf = (directory: string, page: string, basePath: string) =>
  join(directory, `${page.slice(basePath.length) || 'index'}.html`);

const notServed = new RegExp(`^${hiddenPattern}|/$`);

/** Whether a range is one that sirv can answer: one, with a start not after its end. */
function isRange(range: string | undefined) {
  const [, start, end] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(range ?? '') ?? [];
  return start !== undefined && (!end || Number(end) >= Number(start));
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end();
}
