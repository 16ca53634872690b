import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { caching, headers, hiddenPattern, pagePattern, types } from './rules.ts';

/** Handles requests for a built folder as the rules say. */
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
  const redirects = readFileSync(join(directory, '_redirects'), 'utf8');
  const moved = new Map(
    [...redirects.matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from, to]) => [from, to]),
  );
  const notServed = new RegExp(`^${hiddenPattern}|/$`);
  const address = `index(?:\\.html)?|(${pagePattern})(?:/|\\.html)?`;
  const pageVariants = new RegExp(`^${basePath.slice(0, -1)}(?:/(?:${address})?)?$`);

  function canonicalPath(path: string) {
    const match = pageVariants.exec(path.replace(/\/{2,}/g, '/'));
    const page = match?.[1] ?? '';
    const exists = match && existsSync(join(directory, `${page || 'index'}.html`));
    return exists ? basePath + page : undefined;
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const { url = '' } = request;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', caching.others);
    const end = (status: number, more: Record<string, string> = {}) =>
      response.writeHead(status, { 'Content-Type': types['txt'], ...more }).end();
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': types['html'], 'Cache-Control': caching.others });
      response.end(readFileSync(join(directory, '404.html')));
    };

    const [, encoded = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
    const path = decode(encoded);
    if (!path) return end(url.length > 8000 ? 414 : 400);
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(405);
    const target = moved.get(path);
    if (target) return end(301, { Location: target + query });
    const name = path.slice(basePath.length);
    const page = name === '404.html' ? undefined : canonicalPath(path);
    if (page && page !== path) return end(301, { Location: page + query });
    if (!path.startsWith(basePath) || notServed.test(name)) return notFound();
    if (name.startsWith('assets/')) response.setHeader('Cache-Control', caching.assets);
    if (!isRange(request.headers.range)) delete request.headers.range;
    request.url = `/${name.split('/').map(encodeURIComponent).join('/')}`;
    return files(request, response, notFound);
  };
}

function decode(encoded: string) {
  try {
    const path = decodeURIComponent(encoded);
    return /^\/[^\\\p{Cc}]{0,999}$/u.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Whether sirv can answer a range: a single one whose start is not after its end. */
function isRange(range: string | undefined) {
  const [, start, end] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(range ?? '') ?? [];
  return start !== undefined && (!end || Number(end) >= Number(start));
}
