import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import config from '../app.config.ts';
import { ensureChromium } from '../tooling/commands/chromium.ts';
import { answerFrom } from '../tooling/hosts/handler.ts';

const viewport = { width: 390, height: 844 };
const phone = { viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const processorSlowdown = 4;

/** Latency in milliseconds, throughput in bytes per second. */
const [latency, downloadThroughput, uploadThroughput] = [150, 1_600_000 / 8, 750_000 / 8];
const slow4G = { offline: false, latency, downloadThroughput, uploadThroughput };

const request =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -keyout - -out -';

/** A key and its certificate in one text, for this run: browsers speak HTTP/2 over TLS only. */
const certificate = execFileSync('openssl', request.split(' '), {
  stdio: ['pipe', 'pipe', 'pipe'],
});

/** Chromium's slow line leaves out speculation rules: such a page waits as long as 10 kB, which show its heading, take. */
const speculativeDelay = latency + (10_000 / downloadThroughput) * 1000;

/** Serves a folder as hosts do, over HTTP/2 with gzip; resolves to its address. Other hosts answer with an empty page. */
export async function serve(directory: string) {
  const answer = answerFrom(directory, config.basePath);
  const options = { key: certificate, cert: certificate };
  const server = createSecureServer(options, async (request, response) => {
    if (!request.authority.startsWith('localhost:')) {
      response.writeHead(200, { 'content-type': 'text/html' }).end();
      return;
    }
    const { 'sec-purpose': purpose, 'sec-fetch-dest': destination } = request.headers;
    if (purpose && destination === 'document') await setTimeout(speculativeDelay);
    request.headers['accept-encoding'] = 'gzip';
    // By design, Node.js's requests and answers of HTTP/2 behave as those of HTTP/1.1.
    answer(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  server.unref();
  return `https://localhost:${port}${config.basePath}`;
}

const scripts =
  /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g;

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

/** Starts the browser, which asks `root` for all other hosts: Playwright's `page.route` would turn the cache off. */
export function startBrowser(root: string) {
  // Trusted by its key, since what comes with a certificate error is not cached.
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  const trusted = createHash('sha256').update(key).digest('base64');
  const hosts = `MAP * ${new URL(root).host}, EXCLUDE localhost`;
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [`--host-resolver-rules=${hosts}`, `--ignore-certificate-errors-spki-list=${trusted}`],
  });
}

/** Lets `use` work with a page on a slow phone, with an empty cache. Throws when the page has an error. */
export async function withPage<Result>(browser: Browser, use: (page: Page) => Promise<Result>) {
  await using context = await browser.newContext(phone);
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
}
