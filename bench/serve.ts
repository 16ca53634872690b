import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The name of a protocol as browsers report it in `nextHopProtocol`. */
export type Protocol = 'h2' | 'http/1.1';

export type Certificate = { key: Buffer; cert: Buffer };

/** What Chromium knows a public key by: SHA-256 in base64. */
export function fingerprint({ cert }: Certificate) {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

type Serving = { basePath: string; protocol: Protocol; certificate: Certificate };

type Answer = { body: Buffer; headers: Record<string, string> };

const textTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
};

const otherTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What third parties answer: the browser is sent here for every name but localhost. */
const emptyPage: Answer = { body: Buffer.from(''), headers: { 'content-type': 'text/html' } };

/** Makes a certificate for this run: browsers speak HTTP/2 over TLS only. */
export function makeCertificate(directory: string): Certificate {
  mkdirSync(directory, { recursive: true });
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'certificate.pem')];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    const args = [...request.split(' '), ...name, '-keyout', key, '-out', cert];
    execFileSync('openssl', args, { stdio: 'pipe' });
  } catch (cause) {
    throw new Error('No certificate could be made: is the openssl command installed?', { cause });
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Reads a file and makes it ready to send, so that no load has to wait for the disk or for gzip. */
function prepare(file: string): Answer {
  const extension = extname(file);
  const textType = textTypes[extension];
  const type = textType ?? otherTypes[extension] ?? 'application/octet-stream';
  const content = readFileSync(file);
  const body = textType ? gzipSync(content) : content;
  return {
    body,
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      'cache-control': 'public, max-age=3600',
      ...(textType && { 'content-encoding': 'gzip' }),
    },
  };
}

/** All files of a folder by address: /about is about.html, / is index.html. */
function readAnswers(directory: string, basePath: string) {
  const answers = new Map<string, Answer>();
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const file = join(directory, name);
    if (!statSync(file).isFile()) continue;
    const path = name.replaceAll(sep, '/').replace(/(?<![^/])index\.html$|\.html$/, '');
    answers.set(`${basePath}${path}`, prepare(file));
  }
  return answers;
}

/** Serves a folder from memory at a free port; resolves to its origin and a way to stop it. */
export async function serve(
  directory: string,
  { basePath, protocol, certificate }: Serving,
): Promise<{ origin: string; stop: () => void }> {
  const answers = readAnswers(directory, basePath);
  const answer = (
    { url, headers }: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ) => {
    const host = String(headers[':authority'] ?? headers.host);
    const found = host.startsWith('localhost:')
      ? answers.get((url ?? '/').split('?')[0] ?? '/')
      : emptyPage;
    const { body, headers: ownHeaders } = found ?? emptyPage;
    response.statusCode = found ? 200 : 404;
    for (const [name, value] of Object.entries(ownHeaders)) response.setHeader(name, value);
    response.end(body);
  };
  const server =
    protocol === 'h2'
      ? createSecureServer({ ...certificate, allowHTTP1: true }, answer)
      : createServer(certificate, answer);
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, stop: () => void server.close() };
}
