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

const pages = [
  '/',
  '/services/conditions',
  '/conditions/herniated-discs',
  '/blog/back-pain-relief',
  '/about',
];

/** A step to the next page: which of the links to it in the main part is tapped, or what is tapped before it in the menu. */
type Step = { name: string; from: string; to: string; link: 'first' | 'last'; menu?: string[] };

const steps: Step[] = [
  { name: 'service card', from: '/', to: '/services/family-chiropractic-care', link: 'first' },
  {
    name: 'condition card',
    from: '/services/conditions',
    to: '/conditions/sciatica',
    link: 'last',
  },
  {
    name: 'body map',
    from: '/services/conditions',
    to: '/conditions/herniated-discs',
    link: 'first',
  },
  { name: 'article card', from: '/blog', to: '/blog/back-pain-relief', link: 'first' },
  {
    name: 'related article',
    from: '/conditions/sciatica',
    to: '/blog/back-pain-relief',
    link: 'last',
  },
  {
    name: 'menu',
    from: '/',
    to: '/about',
    link: 'first',
    menu: ['role=button[name="Open the menu"]', 'summary:has-text("About"):visible'],
  },
];

const reading = 3000;

const addressOf = ({ root }: Site, path: string) => root + path.slice(1);

/** Opens a page and reads what was seen until nothing happened any more. */
function view(browser: Browser, site: Site, path: string): Promise<Load> {
  return withPage(browser, async (page) => {
    await page.addInitScript(observe);
    await page.goto(addressOf(site, path), { waitUntil: 'load' });
    return page.evaluate(whenQuiet);
  });
}

/** Loads a page, reads with the link in sight, taps it; resolves to the time until the next heading is painted. */
function tap(browser: Browser, site: Site, step: Step): Promise<Load> {
  return withPage(browser, async (page) => {
    const painted = new Promise<number>((told, failed) => {
      page.exposeFunction('tellBench', told).catch(failed);
    });
    await page.addInitScript(watchHeading);
    await page.goto(addressOf(site, step.from), { waitUntil: 'load' });
    const { pathname } = new URL(addressOf(site, step.to));
    const place = step.menu ? '' : 'main ';
    const link = page.locator(`${place}a[href="${pathname}"]:visible`)[step.link]();
    if (!step.menu)
      await link.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForTimeout(reading);
    for (const selector of step.menu ?? []) {
      await page.locator(selector).first().tap();
      await page.waitForTimeout(reading / 3);
    }
    await link.tap({ noWaitAfter: true });
    const time = await Promise.race([painted, page.waitForTimeout(20_000)]);
    if (time && new URL(page.url()).pathname === pathname) return { 'next page, ms': time };
    throw new Error(`${page.url()}: a tap on ${step.name} did not show ${pathname}.`);
  });
}

/** The middle of the numbers: one slow load does not move it. */
function median(numbers: number[]) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const last = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(last)] ?? 0) + (sorted[Math.ceil(last)] ?? 0)) / 2;
}

const digits: Record<string, number> = { 'layout shift': 3, 'script, kB': 1, 'HTML, kB': 1 };

/** A median with the lowest and the highest number when these differ. */
function summarize(numbers: number[], column: string) {
  const known = numbers.filter(Number.isFinite);
  if (known.length === 0) return '–';
  const show = (number: number) => number.toFixed(digits[column] ?? 0);
  const [low, middle, high] = [Math.min(...known), median(known), Math.max(...known)].map(show);
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

function printTable(title: string, lines: string[][]) {
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  console.log(`\n${title}; medians (lowest–highest)\n`);
  for (const line of lines)
    console.log(`| ${line.map((cell, at) => cell.padEnd(widths?.[at] ?? 0)).join(' | ')} |`);
}

/** Measures in turn, each time with another site first, so that all meet the same moods of the machine; prints a table. */
async function measure<Item>(
  { title, sites, loads }: { title: string; sites: Site[]; loads: number },
  items: { name: string; item: Item }[],
  load: (site: Site, item: Item) => Promise<Load>,
) {
  const lines: string[][] = [];
  for (const { name, item } of items) {
    console.error(`${title}: ${name} …`);
    const all = sites.map((site) => ({ site, loads: [] as Load[] }));
    for (let time = 0; time < loads; time += 1) {
      const first = time % sites.length;
      for (const { site, loads } of [...all.slice(first), ...all.slice(0, first)])
        loads.push(await load(site, item));
    }
    const columns = Object.keys(all[0]?.loads[0] ?? {});
    const numbers = (loads: Load[] = [], column = '') =>
      loads.map((load) => load[column] ?? Number.NaN);
    const middle = (loads?: Load[]) => median(numbers(loads, columns[0]));
    if (lines.length === 0)
      lines.push(
        ['', 'site', ...columns, 'to no script'],
        ['-', '-', ...columns.map(() => '-'), '-'],
      );
    for (const { site, loads } of all)
      lines.push([
        name,
        site.name,
        ...columns.map((column) => summarize(numbers(loads, column), column)),
        (middle(loads) / middle(all.at(-1)?.loads)).toFixed(3),
      ]);
  }
  printTable(title, lines);
}

/** Reads the command line; a wrong value stops the run before a load is made. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', multiple: true, default: [`site=${join(project, 'dist/client')}`] },
      pages: { type: 'string', default: pages.join(',') },
      loads: { type: 'string', default: '5' },
      measure: { type: 'string', default: 'views,steps' },
    },
  });
  const loads = Number(values.loads);
  if (!Number.isInteger(loads) || loads < 1) throw new Error('--loads takes a number from 1.');
  const sites = values.site.map((value) => {
    const [, name, directory] = /^(.+?)=(.+)$/.exec(value) ?? [];
    if (!name || !directory || !existsSync(join(directory, 'index.html')))
      throw new Error(`--site ${value}: there is no built site; write --site name=folder.`);
    return { name, directory: resolve(directory) };
  });
  return { loads, sites, pages: values.pages.split(','), parts: values.measure.split(',') };
}

/** Serves all folders and the copy without script of the first, and measures what is asked for. */
async function run() {
  const { loads, sites: folders, pages, parts } = readOptions();
  const plain = join(project, 'dist/bench/no-script');
  copyWithoutScript(folders[0]?.directory ?? '', plain);
  const servers = [];
  for (const { name, directory } of [...folders, { name: 'no script', directory: plain }])
    servers.push({ name, ...(await serve(directory)) });
  const browser = await startBrowser(servers[0]?.root ?? '');
  try {
    // The first loads of a browser are slower and do not count.
    for (const site of servers) await view(browser, site, '/');
    const shared = { sites: servers, loads };
    if (parts.includes('views'))
      await measure(
        { title: 'First views', ...shared },
        pages.map((path) => ({ name: path, item: path })),
        (site, path) => view(browser, site, path),
      );
    if (parts.includes('steps'))
      await measure(
        { title: 'Steps by touch', ...shared },
        steps.map((step) => ({ name: `${step.from} → ${step.to} (${step.name})`, item: step })),
        (site, step) => tap(browser, site, step),
      );
  } finally {
    await browser.close();
    for (const { stop } of servers) stop();
  }
}

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
