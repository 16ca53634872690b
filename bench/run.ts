import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { observe, watchHeading, whenQuiet } from './inPage.ts';
import { copyWithoutScript, serve, startBrowser, withPage } from './lab.ts';

const project = resolve(import.meta.dirname, '..');

/** A served folder: its name in the tables and the address of its home page. */
type Site = { name: string; root: string };

/** The numbers of one load by column. */
type Load = Record<string, number>;

const pageTypes = [
  '/',
  '/services/conditions',
  '/conditions/herniated-discs',
  '/blog/back-pain-relief',
  '/about',
];

/** Steps: from a page to another, by the first or last link to it in the main part, or by the menu. */
const steps = [
  ['service card', '/', '/services/family-chiropractic-care', 'first'],
  ['condition card', '/services/conditions', '/conditions/sciatica', 'last'],
  ['body map', '/services/conditions', '/conditions/herniated-discs', 'first'],
  ['article card', '/blog', '/blog/back-pain-relief', 'first'],
  ['related article', '/conditions/sciatica', '/blog/back-pain-relief', 'last'],
  ['menu', '/', '/about', 'menu'],
] as const;

/** What is tapped in turn to see a link in the menu. */
const menuTaps = ['role=button[name="Open the menu"]', 'summary:has-text("About"):visible'];

/** How long a visitor reads, in milliseconds: a page, and what opens in the menu. */
const reading = { page: 3000, menu: 1000 };

const addressOf = ({ root }: Site, path: string) => root + path.slice(1);

/** Opens a page and reads what was seen until nothing happened any more. */
function view(browser: Browser, site: Site, path: string): Promise<Load> {
  return withPage(browser, async (page) => {
    await page.addInitScript(observe);
    await page.goto(addressOf(site, path), { waitUntil: 'load' });
    for (;;) {
      const seen = await page.evaluate(whenQuiet);
      if (seen) return seen;
      await page.waitForTimeout(250);
    }
  });
}

/** Loads a page, reads with the link in sight, taps it; resolves to the time until the next heading is painted. */
function tap(
  browser: Browser,
  site: Site,
  [name, from, to, by]: (typeof steps)[number],
): Promise<Load> {
  return withPage(browser, async (page) => {
    const painted = new Promise<number>((told, failed) => {
      page.exposeFunction('tellBench', told).catch(failed);
    });
    await page.addInitScript(watchHeading);
    await page.goto(addressOf(site, from), { waitUntil: 'load' });
    const { pathname } = new URL(addressOf(site, to));
    const links = page.locator(`${by === 'menu' ? '' : 'main '}a[href="${pathname}"]:visible`);
    const link = by === 'last' ? links.last() : links.first();
    if (by !== 'menu')
      await link.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForTimeout(reading.page);
    for (const selector of by === 'menu' ? menuTaps : []) {
      await page.locator(selector).first().tap();
      await page.waitForTimeout(reading.menu);
    }
    await link.tap({ noWaitAfter: true });
    const time = await Promise.race([painted, page.waitForTimeout(20_000)]);
    if (time && new URL(page.url()).pathname === pathname) return { 'next page, ms': time };
    throw new Error(`${page.url()}: a tap (${name}) did not show ${pathname}.`);
  });
}

/** The middle of the numbers: one slow load does not move it. */
function median(numbers: number[]) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const last = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(last)] ?? 0) + (sorted[Math.ceil(last)] ?? 0)) / 2;
}

const digits: Load = { 'layout shift': 3, 'script, kB': 1, 'HTML, kB': 1 };

const valuesOf = (loads: Load[], column: string) => loads.map((load) => load[column] ?? Number.NaN);

/** A median with the lowest and the highest number when these differ. */
function summarize(loads: Load[], column: string) {
  const known = valuesOf(loads, column).filter(Number.isFinite);
  if (known.length === 0) return '–';
  const show = (number: number) => number.toFixed(digits[column] ?? 0);
  const [low, middle, high] = [Math.min(...known), median(known), Math.max(...known)].map(show);
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

type Row = { name: string; site: Site; loads: Load[] };

/** Prints a row for each item at each site; the ratio is that of the first column's medians. */
function printTable(title: string, rows: Row[], plain: Site) {
  const columns = Object.keys(rows[0]?.loads[0] ?? {});
  const middle = (loads: Load[] = []) => median(valuesOf(loads, columns[0] ?? ''));
  const lines = rows.map(({ name, site, loads }) => {
    const base = rows.find((row) => row.name === name && row.site === plain);
    const ratio = middle(loads) / middle(base?.loads);
    return [name, site.name, ...columns.map((it) => summarize(loads, it)), ratio.toFixed(2)];
  });
  const head = [title, 'site', ...columns, `to ${plain.name}`];
  const widths = head.map((_, at) => Math.max(...[head, ...lines].map((it) => `${it[at]}`.length)));
  const rule = widths.map((width) => '-'.repeat(width));
  console.log();
  for (const line of [head, rule, ...lines])
    console.log(`| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
}

/** Lets sites take turns, each time with another one first, so that all meet the same moods of the machine. */
async function measure(
  sites: Site[],
  times: number,
  items: { name: string; load: (site: Site) => Promise<Load> }[],
) {
  const rows: Row[] = [];
  for (const { name, load } of items) {
    console.error(`${name} …`);
    const ofItem = sites.map((site) => ({ name, site, loads: [] as Load[] }));
    for (let time = 0; time < times; time += 1) {
      const first = time % sites.length;
      for (const { site, loads } of [...ofItem.slice(first), ...ofItem.slice(0, first)])
        loads.push(await load(site));
    }
    rows.push(...ofItem);
  }
  return rows;
}

/** Reads the command line; a wrong value stops the run before a load is made. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', multiple: true, default: [`site=${join(project, 'dist/client')}`] },
      pages: { type: 'string', default: pageTypes.join(',') },
      loads: { type: 'string', default: '5' },
      measure: { type: 'string', default: 'views,steps' },
    },
  });
  const loads = Number(values.loads);
  if (!Number.isInteger(loads) || loads < 1) throw new Error('--loads takes a number from 1.');
  const folders = values.site.map((value) => {
    const [, name, directory] = /^(.+?)=(.+)$/.exec(value) ?? [];
    if (name && directory && existsSync(join(directory, 'index.html'))) return { name, directory };
    throw new Error(`--site ${value}: there is no built site; write --site name=folder.`);
  });
  return { loads, folders, pages: values.pages.split(','), parts: values.measure.split(',') };
}

/** Serves all folders and the copy without script of the first, and measures what is asked for. */
async function run() {
  const { loads, folders, pages, parts } = readOptions();
  const copy = { name: 'no script', directory: join(project, 'dist/bench/no-script') };
  copyWithoutScript(folders[0]?.directory ?? '', copy.directory);
  const start = async ({ name, directory }: typeof copy) => ({ name, ...(await serve(directory)) });
  const plain = await start(copy);
  const sites = [...(await Promise.all(folders.map(start))), plain];
  for (const { name, root } of sites) console.error(`${name}: ${root}`);
  const browser = await startBrowser(plain.root);
  try {
    // The first loads of a browser are slower and do not count.
    for (const site of sites) await view(browser, site, '/');
    const views = pages.map((path) => ({
      name: path,
      load: (site: Site) => view(browser, site, path),
    }));
    if (parts.includes('views'))
      printTable('First view', await measure(sites, loads, views), plain);
    const taps = steps.map((step) => ({
      name: `${step[1]} → ${step[2]}, ${step[0]}`,
      load: (site: Site) => tap(browser, site, step),
    }));
    if (parts.includes('steps')) printTable('Step', await measure(sites, loads, taps), plain);
  } finally {
    await browser.close();
    for (const { stop } of sites) stop();
  }
}

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
