import type { Browser } from 'playwright';
import { phone, withPage } from './browser.ts';
import { observe, type Seen, whenQuiet } from './inPage.ts';
import { type Column, limits, median } from './results.ts';
import { inTurn, type PerSide, type Side, type Sides } from './sides.ts';

/** One page of each type. */
export const pageTypes = [
  '/',
  '/services/sports-chiropractic',
  '/conditions/sciatica',
  '/blog/back-pain-relief',
  '/about',
];

/** All loads of one page. */
export type View = { name: string; loads: PerSide<Seen[]> };

/** Opens an address with an empty cache and reports what was seen until nothing happened any more. */
function view(browser: Browser, url: string, protocol: string) {
  return withPage(browser, phone, async (page) => {
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    const seen = await page.evaluate(whenQuiet);
    if (seen.protocol !== protocol) throw new Error(`${url} was sent over ${seen.protocol}.`);
    if (seen.paint === 0) throw new Error(`${url} reported no Largest Contentful Paint.`);
    return seen;
  });
}

/** First views of a page, of all sides in turn. */
export async function measureView(
  { browser, protocol, addresses }: Sides,
  page: string,
  loads: number,
): Promise<View> {
  const seen = await inTurn(loads, ['site', 'noScript', 'astro'], (side) =>
    view(browser, addresses[side](page), protocol),
  );
  if ([...seen.noScript, ...seen.astro].some(({ script }) => script > 0)) {
    throw new Error(`${page} fetched script in a version without script.`);
  }
  return { name: page, loads: seen };
}

type Key = 'paint' | 'blocking' | 'shift' | 'script' | 'html';

const valuesOf = (side: Side, key: Key) => (view: View) =>
  view.loads[side].map((seen) => seen[key]);

const paints = (side: Side) => valuesOf(side, 'paint');

const ratioTo = (side: Side) => (view: View) => [
  median(paints('site')(view)) / median(paints(side)(view)),
];

const whole = (value: number) => value.toFixed(0);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const thousandths = (value: number) => value.toFixed(3);

/** The table of first views. */
export const viewColumns: Column<View>[] = [
  { title: 'LCP, ms', values: paints('site'), show: whole },
  { title: 'without script', values: paints('noScript'), show: whole },
  { title: 'Astro', values: paints('astro'), show: whole },
  {
    title: 'to without script',
    values: ratioTo('noScript'),
    show: thousandths,
    limit: { most: limits.paint, holds: 'together' },
  },
  { title: 'to Astro', values: ratioTo('astro'), show: thousandths },
  {
    title: 'blocking, ms',
    values: valuesOf('site', 'blocking'),
    show: whole,
    limit: { most: limits.blocking, holds: 'each' },
  },
  {
    title: 'shift',
    values: valuesOf('site', 'shift'),
    show: thousandths,
    limit: { most: limits.shift, holds: 'each' },
  },
  { title: 'script, kB', values: valuesOf('site', 'script'), show: kilobytes },
  { title: 'HTML, kB', values: valuesOf('site', 'html'), show: kilobytes },
  { title: 'HTML of Astro', values: valuesOf('astro', 'html'), show: kilobytes },
];
