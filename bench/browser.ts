import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { ensureChromium } from '../tooling/commands/chromium.ts';
import { type Certificate, fingerprint } from './serve.ts';

/** A phone, as in the audits of Lighthouse. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** A desktop with a mouse. */
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** Slow 4G: 150 ms for each answer, 1.6 Mbit/s down, 750 kbit/s up (in bytes per second). */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How many times slower than this machine the devices compute. */
const slowdown = 4;

/**
 * Starts the browser that all loads share; each load has a context, and so a cache, of its own. Third
 * parties are found at our server, which answers with an empty page. Playwright's `page.route` would
 * do this, too, but holds up every request and turns the cache off, which makes all pages slower. The
 * certificate is trusted by its key: what comes with an error of the certificate, even one that is ignored, is
 * not cached, and a second page would fetch its fonts again.
 */
export function startBrowser(origin: string, certificate: Certificate) {
  const { host } = new URL(origin);
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [
      `--host-resolver-rules=MAP * ${host}, EXCLUDE localhost`,
      `--ignore-certificate-errors-spki-list=${fingerprint(certificate)}`,
    ],
  });
}

/**
 * Lets `use` work with a page of its own, with an empty cache, behind the slow line. Throws when the page
 * had an error or an answer of 400 or above: a load that went wrong is an error, not a number.
 */
export async function withPage<Result>(
  browser: Browser,
  device: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`);
    });
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', slow4G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const result = await use(page);
    if (problems.length > 0) throw new Error(`${page.url()}: ${problems.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}
