import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { directories } from '../tooling/directories.ts';
import { observe, watchHeading, whenQuiet } from './inPage.ts';
import { copyWithoutScript, serve, startBrowser, withPage } from './lab.ts';

type Site = { name: string; root: string };
/** What was measured, by column. */
type Load = Record<string, number>;
type Row = { name: string; site: Site; loads: Load[] };
type Step = readonly [from: string, to: string, by: 'first' | 'last' | 'menu'];

const pageTypes =
  '/,/services/conditions,/conditions/herniated-discs,/blog/back-pain-relief,/about';

/** Steps from a page to another, by the first or last link to it in the main part, or by the menu. */
const steps: Record<string, Step> = {
  'home, service card': ['/', '/services/family-chiropractic-care', 'first'],
  'conditions, card': ['/services/conditions', '/conditions/sciatica', 'last'],
  'conditions, body map': ['/services/conditions', '/conditions/herniated-discs', 'first'],
  'blog, article card': ['/blog', '/blog/back-pain-relief', 'first'],
  'sciatica, related article': ['/conditions/sciatica', '/blog/back-pain-relief', 'last'],
  'home, menu, about': ['/', '/about', 'menu'],
};

/** The copy of the first site without script. */
const plain = { name: 'no script', directory: join(directories.dist, 'bench/no-script') };

/** What is tapped in turn to see a link of the menu. */
const menuTaps = ['role=button[name="Open the menu"]', 'summary:has-text("About"):visible'];

/** How long a visitor reads, in milliseconds. */
const reading = { page: 3000, menu: 1000 };

const addressOf = ({ root }: Site, path: string) => root + path.slice(1);

/** Opens a page and reads what was seen until nothing happened any more. */
function view(browser: Browser, site: Site, path: string): Promise<Load> {
  return withPage(browser, async (page) => {
    await page.addInitScript(observe);
    await page.goto(addressOf(site, path), { waitUntil: 'load' });
    for (;;) {
      const seen = await page.evaluate(whenQuiet);
      if (seen?.['largest paint, ms'] === 0) throw new Error(`${path} painted nothing.`);
      if (seen?.['script, kB'] && site.name === plain.name)
        throw new Error(`${path} fetched script in the copy without script.`);
      if (seen) return seen;
      await page.waitForTimeout(250);
    }
  });
}

/** Loads a page, reads with the link in sight, taps it; resolves to the time until the next heading is painted. */
function tap(browser: Browser, site: Site, [from, to, by]: Step): Promise<Load> {
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
    throw new Error(`${page.url()}: a tap did not show ${pathname}.`);
  });
}

function median(numbers: number[]) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const last = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(last)] ?? 0) + (sorted[Math.ceil(last)] ?? 0)) / 2;
}

const digits: Load = { 'layout shift': 3, 'script, kB': 1, 'HTML, kB': 1 };

const valuesOf = (loads: Load[], column: string) => loads.map((load) => load[column] ?? Number.NaN);

function summarize(loads: Load[], column: string) {
  const known = valuesOf(loads, column).filter(Number.isFinite);
  if (known.length === 0) return '–';
  const show = (number: number) => number.toFixed(digits[column] ?? 0);
  const [low, middle, high] = [Math.min(...known), median(known), Math.max(...known)].map(show);
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

/** Prints a row for each item at each site; the ratio is that of the first column's medians. */
function printTable(title: string, rows: Row[]) {
  const columns = Object.keys(rows[0]?.loads[0] ?? {});
  const middle = (loads: Load[] = []) => median(valuesOf(loads, columns[0] ?? ''));
  const lines = rows.map(({ name, site, loads }) => {
    const base = rows.find((row) => row.name === name && row.site.name === plain.name);
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

/** Lets the sites take turns, each time with another one first, so that all meet the same moods of the machine. */
async function measure<Item>(
  { browser, sites, times }: { browser: Browser; sites: Site[]; times: number },
  title: string,
  items: Record<string, Item>,
  load: (browser: Browser, site: Site, item: Item) => Promise<Load>,
) {
  const rows: Row[] = [];
  for (const [name, item] of Object.entries(items)) {
    console.error(`${title}: ${name} …`);
    const added = sites.map((site): Row => ({ name, site, loads: [] }));
    for (let time = 0; time < times; time += 1) {
      const first = time % sites.length;
      for (const { site, loads } of [...added.slice(first), ...added.slice(0, first)])
        loads.push(await load(browser, site, item));
    }
    rows.push(...added);
  }
  printTable(title, rows);
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', multiple: true, default: [`site=${directories.output}`] },
      pages: { type: 'string', default: pageTypes },
      loads: { type: 'string', default: '5' },
      measure: { type: 'string', default: 'views,steps' },
    },
  });
  const times = Number(values.loads);
  if (!Number.isInteger(times) || times < 1) throw new Error('--loads takes a number from 1.');
  const folders = values.site.map((value) => {
    const [, name, directory] = /^(.+?)=(.+)$/.exec(value) ?? [];
    if (name && directory && existsSync(join(directory, 'index.html'))) return { name, directory };
    throw new Error(`--site ${value}: there is no built site; write --site name=folder.`);
  });
  const parts = values.measure.split(',');
  if (!parts.every((part) => part === 'views' || part === 'steps'))
    throw new Error('--measure takes views, steps, or both with a comma.');
  return { times, folders, pages: values.pages.split(','), parts };
}

async function run() {
  const { times, folders, pages, parts } = readOptions();
  copyWithoutScript(folders[0]?.directory ?? '', plain.directory);
  const sites = await Promise.all(
    [...folders, plain].map(async (it) => ({ ...it, root: await serve(it.directory) })),
  );
  for (const { name, root } of sites) console.error(`${name}: ${root}`);
  await using browser = await startBrowser(sites[0]?.root ?? '');
  // The first loads of a browser are slower and do not count.
  for (const site of sites) await view(browser, site, '/');
  const lab = { browser, sites, times };
  const views = Object.fromEntries(pages.map((path) => [path, path]));
  if (parts.includes('views')) await measure(lab, 'First view', views, view);
  if (parts.includes('steps')) await measure(lab, 'Step', steps, tap);
}

await run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
