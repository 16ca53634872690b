import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { ensureChromium } from '../tooling/commands/chromium.ts';
import { entryPath } from '../tooling/content/entries.ts';
import { readProject } from '../tooling/content/project.ts';
import { directories } from '../tooling/directories.ts';
import { answerFrom } from '../tooling/hosts/handler.ts';

/** A built folder and the URL of its home page. */
type Site = { name: string; root: string };

/** What one load measured, by column. */
type Load = Record<string, number>;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { loads: { type: 'string', default: '5' } },
});
const {
  site: { basePath },
  content: { entries },
} = await readProject();
const folders = positionals.length > 0 ? positionals : [directories.output];
const sites = await Promise.all(
  folders.map(async (name): Promise<Site> => ({ name, root: await serve(name) })),
);

const listed = entries.blog.filter(({ fields }) => fields.listed !== false);
/** The first service, condition and article; the home page in place of one that does not exist. */
const [service, condition, article] = [entries.services, entries.conditions, listed].map(
  ([first]) => (first ? entryPath(first) : '/'),
) as [string, string, string];
const pages = ['/', '/services/conditions', condition, article, '/about'];
const links = [
  ['/', service],
  ['/services/conditions', condition],
  ['/blog', article],
] as const;

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const cpuSlowdown = 4;
/** Latency in milliseconds, throughput in bytes per second. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** How long a visitor reads before tapping a link, in milliseconds. */
const readingTime = 3000;

/** Serves a built folder on a free port; resolves to the URL of its home page. */
async function serve(directory: string) {
  const server = createServer(answerFrom(directory, basePath));
  await new Promise<void>((listening) => server.listen(0, listening));
  server.unref();
  return `http://localhost:${(server.address() as AddressInfo).port}${basePath}`;
}

/** Opens a page on a slow phone with an empty cache, and runs `measure`. Rejects when a script throws. */
async function onPhone(
  browser: Browser,
  url: string,
  measure: (page: Page) => Promise<Load>,
): Promise<Load> {
  await using context = await browser.newContext(phone);
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', slow4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const response = await page.goto(url);
  if (!response?.ok()) throw new Error(`${url}: ${response?.status()}`);
  const load = await measure(page);
  if (errors[0]) throw errors[0];
  return load;
}

async function firstView(page: Page): Promise<Load> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    type Entry = PerformanceResourceTiming & { value: number };
    const entries = (type: string) => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type, buffered: true });
      return observer.takeRecords() as Entry[];
    };
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    const scripts = entries('resource').filter(({ name }) => name.endsWith('.js'));
    return {
      'largest paint, ms': entries('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      'blocking, ms': sum(entries('longtask').map(({ duration }) => duration - 50)),
      'layout shift': sum(entries('layout-shift').map(({ value }) => value)),
      'script, kB': sum(scripts.map(({ transferSize }) => transferSize)) / 1000,
    };
  });
}

/** Taps a link in the middle of the screen, and waits for the frame after the heading of the next page appears. */
async function nextPage(page: Page, path: string): Promise<Load> {
  const link = page.locator(`main a[href="${path}"]:visible`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(readingTime);
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const heading = () => document.querySelector('h1')?.textContent;
        const previous = heading();
        const onClick = ({ timeStamp }: Event) => {
          const check = () => {
            if (heading() === previous) requestAnimationFrame(check);
            else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
          };
          check();
        };
        addEventListener('click', onClick, { capture: true, once: true });
      }),
  );
  await link.tap({ noWaitAfter: true });
  return { 'next page, ms': await time };
}

/** Formats the median of a column, with the lowest and the highest value. */
function summarize(loads: Load[], column: string) {
  const values = loads.map((load) => load[column] ?? Number.NaN).sort((a, b) => a - b);
  const median = values[Math.floor(values.length / 2)];
  const [low, mid, high] = [values[0], median, values.at(-1)].map((value = Number.NaN) =>
    value.toFixed(column === 'layout shift' ? 3 : 0),
  );
  return low === high ? `${mid}` : `${mid} (${low}–${high})`;
}

/** Loads all sites in turn, so that noise from the machine affects all of them, and prints a row for each. */
async function compare(title: string, load: (site: Site) => Promise<Load>) {
  const loads = new Map(sites.map((site) => [site, [] as Load[]]));
  for (let count = 0; count < Number(options.loads); count += 1)
    for (const [site, list] of loads) list.push(await load(site));
  console.log(title);
  const rows = [...loads].map(([{ name }, list]) => {
    const columns = Object.keys(list[0] ?? {});
    return [name, Object.fromEntries(columns.map((column) => [column, summarize(list, column)]))];
  });
  console.table(Object.fromEntries(rows));
}

await using browser = await chromium.launch({
  executablePath: ensureChromium(),
  // Requests to third parties fail at once.
  args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
});
const urlOf = ({ root }: Site, path: string) => root + path.slice(1);
for (const path of pages)
  await compare(path, (site) => onPhone(browser, urlOf(site, path), firstView));
for (const [from, to] of links)
  await compare(`${from} → ${to}`, (site) =>
    onPhone(browser, urlOf(site, from), (page) => nextPage(page, basePath + to.slice(1))),
  );
