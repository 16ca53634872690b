import { expect, test } from 'playwright/test';
import { at, condition, pageTypes } from '../e2e/site.ts';
import { pageFaults } from './pageFaults.ts';
import { driverPort, sitePort } from './playwright.config.ts';
import { openBrowser } from './webDriver.ts';

const site = `http://localhost:${sitePort}`;
let browser: Awaited<ReturnType<typeof openBrowser>>;

test.beforeAll(async () => {
  browser = await openBrowser(`http://127.0.0.1:${driverPort}`, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args: ['--automation'] },
  });
});
test.afterAll(() => browser.close());

async function open(path: string) {
  await browser.goto(site + at(path));
  await expect.poll(() => exists('header [data-open]')).toBe(true);
}

const exists = (selector: string) =>
  browser.evaluate((css) => document.querySelector(css) !== null, selector);
const isShown = (selector: string) => () =>
  browser.evaluate((css) => document.querySelector(css)?.checkVisibility(), selector);
const isFocused = (selector: string) => () =>
  browser.evaluate((css) => document.activeElement?.matches(css), selector);
const isInView = (selector: string) => () =>
  browser.evaluate((css) => {
    const { top = -1, bottom = 0 } = document.querySelector(css)?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= innerHeight;
  }, selector);
const path = () => browser.evaluate(() => location.pathname);

/** Clicks an element in the middle of the window once animations that could move it have ended. */
async function click(selector: string) {
  const moving = () => {
    // Scroll-driven animations never end.
    const running = document.getAnimations().filter((it) => it.timeline === document.timeline);
    return running.length;
  };
  await browser.evaluate(
    (css) => document.querySelector(css)?.scrollIntoView({ block: 'center' }),
    selector,
  );
  await expect.poll(() => browser.evaluate(moving)).toBe(0);
  await browser.click(selector);
}

for (const address of pageTypes) {
  test(`${address} has no layout faults, missing pictures or missing icons`, async () => {
    for (const width of [1280, 390]) {
      await browser.resize(width, 900);
      // Without a window on a screen, WebKit may keep the layout of another width.
      await open(address);
      await expect.poll(() => browser.evaluate(pageFaults), `${width} pixels wide`).toEqual([]);
    }
  });
}

test('the phone menu opens, closes and links to pages', async () => {
  const opener = 'header > div > button';
  const menu = 'header dialog';
  await browser.resize(390, 900);
  await open('/about');
  await click(opener);
  await expect.poll(isShown(menu)).toBe(true);
  // Escape.
  await browser.press('\uE00C');
  await expect.poll(isShown(menu)).toBe(false);
  await expect.poll(isFocused(opener)).toBe(true);
  await click(opener);
  await click(`${menu} summary`);
  await click(`${menu} details a[href="${at('/services')}"]`);
  await expect.poll(path).toBe(at('/services'));
  await expect.poll(isShown(menu)).toBe(false);
});

test('a link opens its page in the same document, Back restores the scroll position', async () => {
  const link = `main a[href="${at(condition)}"]`;
  await browser.resize(1280, 900);
  await open('/services/conditions');
  await browser.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  await click(link);
  await expect.poll(path).toBe(at(condition));
  await expect.poll(isFocused('[data-marked] h1')).toBe(true);
  await expect.poll(() => browser.evaluate(() => scrollY)).toBe(0);
  await browser.back();
  await expect.poll(isInView(link)).toBe(true);
});
