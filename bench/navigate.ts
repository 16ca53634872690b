import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import type { Browser, Page } from 'playwright';
import { elements, textOf } from '../tooling/files/weights.ts';
import { desktop, phone, withPage } from './browser.ts';
import { watchHeading } from './inPage.ts';
import { type Column, limits, median } from './results.ts';
import { inTurn, type Sides } from './sides.ts';

/** Steps from a page to one that it links to in its main part. */
const steps = [
  ['/', '/services/sports-chiropractic'],
  ['/services/conditions', '/conditions/sciatica'],
  ['/blog', '/blog/back-pain-relief'],
] as const;

/** How long a visitor reads a page that has loaded, in milliseconds. */
const reading = 3000;

/** How long the mouse rests on a link before the click, in milliseconds. */
const hovering = 300;

/** How long to wait for the next page before the run is given up, in milliseconds. */
const patience = 20_000;

export const pointers = ['touch', 'mouse'] as const;

export type Pointer = (typeof pointers)[number];

/** The site and Astro after reading; the site with a tap as soon as the page has loaded. */
type Way = 'site' | 'astro' | 'atOnce';

/** All times of one step, in milliseconds. */
export type Step = { name: string; times: Partial<Record<Way, number[]>> };

/** The text of the heading of a built page. */
function headingOf(folder: string, path: string) {
  const page = parse(readFileSync(join(folder, `${path}.html`), 'utf8'));
  const heading = [...elements(page)].find(({ tagName }) => tagName === 'h1');
  if (!heading) throw new Error(`${path} has no h1.`);
  return textOf(heading);
}

/** Taps a link, or rests the mouse on it and clicks. */
async function follow(page: Page, selector: string, pointer: Pointer) {
  const link = page.locator(selector).first();
  if (pointer === 'touch') {
    await link.tap({ noWaitAfter: true });
    return;
  }
  await link.hover();
  await page.waitForTimeout(hovering);
  await page.mouse.down();
  await page.mouse.up();
}

type Plan = { from: string; to: string; heading: string; pointer: Pointer; wait: number };

/** Loads a page, reads with the link in sight, follows it; resolves to the time until its heading is painted. */
function navigate(browser: Browser, { from, to, heading, pointer, wait }: Plan) {
  return withPage(browser, pointer === 'touch' ? phone : desktop, async (page) => {
    const painted = new Promise<number>((resolve, reject) => {
      page.exposeFunction('tellBench', resolve).catch(reject);
    });
    await page.addInitScript(watchHeading, heading);
    await page.goto(from, { waitUntil: 'load' });
    const selector = `main a[href="${new URL(to).pathname}"]`;
    await page
      .locator(selector)
      .first()
      .evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForTimeout(wait);
    await follow(page, selector, pointer);
    const time = await Promise.race([painted, page.waitForTimeout(patience)]);
    if (time) return time;
    throw new Error(`${from}: a click on ${selector} did not show "${heading}".`);
  });
}

/** Measures all steps with a pointer, both sides in turn; with touch also a tap as soon as the page has loaded. */
export async function measureSteps(
  { browser, addresses }: Sides,
  folder: string,
  pointer: Pointer,
  times: number,
): Promise<Step[]> {
  const ways: Way[] = pointer === 'touch' ? ['site', 'astro', 'atOnce'] : ['site', 'astro'];
  const measured: Step[] = [];
  for (const [from, to] of steps) {
    const heading = headingOf(folder, to);
    const all = await inTurn(times, ways, (way) => {
      const address = addresses[way === 'atOnce' ? 'site' : way];
      const wait = way === 'atOnce' ? 0 : reading;
      return navigate(browser, { from: address(from), to: address(to), heading, pointer, wait });
    });
    measured.push({ name: `${from} → ${to}`, times: all });
  }
  return measured;
}

/** The table of steps with a pointer. */
export function stepColumns(pointer: Pointer): Column<Step>[] {
  const milliseconds = (way: Way, title: string): Column<Step> => ({
    title,
    values: ({ times }) => times[way] ?? [],
    show: (time) => time.toFixed(0),
  });
  return [
    milliseconds('site', `${pointer}, ms`),
    milliseconds('astro', 'Astro, ms'),
    {
      title: 'to Astro',
      values: ({ times }) => [median(times.site ?? []) / median(times.astro ?? [])],
      show: (ratio) => ratio.toFixed(3),
      limit: { most: limits[pointer], holds: 'together' },
    },
    ...(pointer === 'touch' ? [milliseconds('atOnce', 'at once, ms')] : []),
  ];
}
