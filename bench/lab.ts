import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import config from '../app.config.ts';
import { ensureChromium } from '../tooling/commands/chromium.ts';
import { answerFrom } from '../tooling/hosts/handler.ts';

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Throughput in bytes per second. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const processorSlowdown = 4;

/** Makes a key and a certificate, in one text: browsers speak HTTP/2 over TLS only. */
function makeCertificate() {
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout - -out -';
  return execFileSync('openssl', request.split(' '), { stdio: ['ignore', 'pipe', 'ignore'] });
}

const certificate = makeCertificate();

/** What Chromium knows the public key by: SHA-256 in base64. */
function fingerprint() {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

/** Serves a folder as hosts do, over HTTP/2 with gzip. Whatever is asked of another host is an empty page. */
export async function serve(directory: string) {
  const answer = answerFrom(directory, config.basePath);
  const server = createSecureServer(
    { key: certificate, cert: certificate },
    (request, response) => {
      if (!request.authority.startsWith('localhost:')) {
        response.writeHead(200, { 'content-type': 'text/html' }).end();
        return;
      }
      request.headers['accept-encoding'] = 'gzip';
      // Node's HTTP/2 requests and answers behave as those of HTTP/1.1 on purpose.
      answer(request as unknown as IncomingMessage, response as unknown as ServerResponse);
    },
  );
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return { root: `https://localhost:${port}${config.basePath}`, stop: () => void server.close() };
}

const scripts =
  /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="(?:modulepreload|later)"[^>]*>/g;

/** Copies a built site without its script: the fastest that these pages can be. */
export function copyWithoutScript(from: string, to: string) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(to, name), 'utf8').replace(scripts, '');
    writeFileSync(join(to, name), html);
    writeFileSync(join(to, `${name}.gz`), gzipSync(html, { level: 9 }));
  }
}

/**
 * Starts the browser, which finds every host but ours at `root`. Playwright's `page.route` would do this, too, but
 * turns the cache off. The certificate is trusted by its key: what comes with an error of the certificate is not cached.
 */
export function startBrowser(root: string) {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [
      `--host-resolver-rules=MAP * ${new URL(root).host}, EXCLUDE localhost`,
      `--ignore-certificate-errors-spki-list=${fingerprint()}`,
    ],
  });
}

/** Lets `use` work with a page on a slow phone, with an empty cache. Throws when the page has an error. */
export async function withPage<Result>(browser: Browser, use: (page: Page) => Promise<Result>) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`);
    });
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', slow4G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    const result = await use(page);
    if (problems.length > 0) throw new Error(`${page.url()}: ${problems.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}
