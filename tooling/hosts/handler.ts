import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { caching, editorHeaders, editorPattern, headers, pagePattern, typesOf } from './rules.ts';

/** Returns a request handler that serves a built folder by the rules, below the base path. */
export function answerFrom(directory: string, basePath: string) {
  const contentTypes = typesOf(true);
  const editor = new RegExp(editorPattern(basePath));
  const serve = (folder: string) =>
    sirv(folder, {
      extensions: ['html'],
      etag: true,
      gzip: true,
      brotli: true,
      setHeaders(response, pathname) {
        const type = contentTypes[extname(pathname).slice(1) || 'html'];
        if (type) response.setHeader('Content-Type', type);
        if (!editor.test(basePath + pathname.slice(1))) return;
        for (const [name, value] of Object.entries(editorHeaders)) response.setHeader(name, value);
      },
    });
  const files = serve(directory);
  const compressed = join(directory, '../compressed');
  const copies = existsSync(compressed) ? serve(compressed) : undefined;
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
    // sirv throws on some malformed ranges.
    delete request.headers.range;
    request.url = path.slice(basePath.length - 1);
    const sendFile = () => files(request, response, notFound);
    return copies ? copies(request, response, sendFile) : sendFile();
  };
}
