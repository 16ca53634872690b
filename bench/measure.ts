import { type Browser, type BrowserContext, chromium } from 'playwright';
import { ensureChromium } from '../tooling/commands/chromium.ts';
import { observe, type Seen, whenQuiet } from './inPage.ts';
import type { Protocol } from './serve.ts';

/** A phone, as in the audits of Lighthouse. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Slow 4G: 150 ms for each answer, 1.6 Mbit/s down, 750 kbit/s up (in bytes per second). */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How many times slower than this machine the phone computes. */
const slowdown = 4;

/**
 * Starts the browser that all loads share; each load has a context, and so a cache, of its own. Third
 * parties are found at our server, which answers with an empty page. Playwright's `page.route` would
 * do this, too, but holds up every request and turns the cache off, which makes all pages slower.
 */
export function startBrowser(origin: string) {
  const { host } = new URL(origin);
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [`--host-resolver-rules=MAP * ${host}, EXCLUDE localhost`],
  });
}

/** Opens a page in a context and reports what was seen until nothing happened any more. */
async function loadIn(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`);
  });
  await page.addInitScript(observe);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slow4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'load' });
  const seen = await page.evaluate(whenQuiet);
  return { seen, problems };
}

/** Loads a page once with an empty cache; a load that went wrong is an error, not a number. */
export async function measure(browser: Browser, url: string, protocol: Protocol): Promise<Seen> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
  try {
    const { seen, problems } = await loadIn(context, url);
    if (seen.protocol !== protocol) problems.push(`was sent over ${seen.protocol}`);
    if (seen.paint === 0) problems.push('reported no Largest Contentful Paint');
    if (problems.length > 0) throw new Error(`${url}: ${problems.join('; ')}`);
    return seen;
  } finally {
    await context.close();
  }
}
