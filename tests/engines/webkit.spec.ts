import { expect, test } from 'playwright/test';
import { Builder, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { condition, content, pageTypes } from '../e2e/site.ts';
import { ports } from './engines.ts';
import { pageFaults } from './pageFaults.ts';

const site = `http://localhost:${ports.listening}`;
let browser: WebDriver;

/** Runs a function in the page, which reads nothing from around it; resolves to what it returns. */
const run = <Given extends unknown[], Result>(task: (...given: Given) => Result, ...given: Given) =>
  browser.executeScript<Awaited<Result>>(task, ...given);

const find = (selector: string) => browser.findElement(By.css(selector));
const isShown = (selector: string) => () => find(selector).isDisplayed();
const has = (selector: string) => () => run((css) => !!document.querySelector(css), selector);
const isFocused = (css: string) => () => run((own) => document.activeElement?.matches(own), css);
const path = async () => (await browser.getCurrentUrl()).replace(site, '');
const said = () => browser.executeScript('return window.said ?? []');

/** Below 447 px the small browser's own bar does not fit: it stops there, in the layout of phones. */
const resize = (width: number) => browser.manage().window().setRect({ width, height: 900 });

/** Clicks an element when nothing moves any more: the driver takes its place before the pointer goes there. */
async function click(element: WebElement) {
  await browser.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
  // Animations that scrolling drives are there all the time.
  const moving = () =>
    document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length;
  await expect.poll(() => run(moving)).toBe(0);
  await element.click();
}

const opener = 'header > div > button';
const menu = 'header dialog';
const toggle = 'header nav li button';
const submenu = `${toggle} + div`;

for (const javaScript of [true, false]) {
  test.describe(javaScript ? 'with JavaScript' : 'without JavaScript', () => {
    async function open(address: string) {
      await browser.get(site + address);
      if (javaScript) await expect.poll(has('header [data-open]')).toBe(true);
    }

    test.beforeAll(async () => {
      const args = ['--automation', `--enable-javascript=${javaScript}`];
      browser = await new Builder()
        .usingServer(`http://127.0.0.1:${ports.driver}`)
        .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
        .build();
    });
    test.afterAll(() => browser.quit());
    test.beforeEach(() => resize(1280));
    test.afterEach(async () => expect(await said()).toEqual([]));

    for (const address of pageTypes) {
      test(`${address} is whole`, async () => {
        await open(address);
        for (const width of [1280, 390]) {
          await resize(width);
          await expect.poll(() => run(pageFaults), `${width} pixels wide`).toEqual([]);
        }
      });
    }

    test('submenus open on hover and close after the pointer has left', async () => {
      await open('/');
      const origin = find('header nav li:has(button) a');
      await browser.actions().move({ origin }).perform();
      await expect.poll(isShown(submenu)).toBe(true);
      await browser.actions().move({ x: 10, y: 600 }).perform();
      await expect.poll(isShown(submenu)).toBe(false);
    });

    test('the menu of small screens opens, closes and leads on', async () => {
      await resize(390);
      await open('/about');
      await click(find(opener));
      await expect.poll(isShown(menu)).toBe(true);
      await browser.actions().sendKeys(Key.ESCAPE).perform();
      await expect.poll(isShown(menu)).toBe(false);
      await expect.poll(isFocused(opener)).toBe(true);
      await click(find(opener));
      await click(find(`${menu} summary`));
      await click(find(`${menu} details a[href="/services"]`));
      await expect.poll(path).toBe('/services');
      await expect.poll(isShown(menu)).toBe(false);
    });

    if (!javaScript) return;

    test('a link to a collapsed item opens it, and another closes it', async () => {
      const item = `#${content.services.content.conditions.items.at(-1)?.slug}`;
      await open(`/services${item}`);
      await expect.poll(isShown(item)).toBe(true);
      await click(find('main summary'));
      await expect.poll(isShown(item)).toBe(false);
      await click(find('main summary'));
      await expect.poll(has('main details[open]')).toBe(false);
    });

    test('submenus open by keyboard and close on Escape', async () => {
      await open('/');
      await find(toggle).sendKeys(Key.ENTER);
      await expect.poll(isShown(submenu)).toBe(true);
      await browser.actions().sendKeys(Key.TAB).perform();
      await expect.poll(isFocused(`${submenu} li:first-child > a`)).toBe(true);
      await browser.actions().sendKeys(Key.ESCAPE).perform();
      await expect.poll(isShown(submenu)).toBe(false);
      expect(await isFocused(toggle)()).toBe(true);
    });

    test('links lead on in the same document, heading focused, top first', async () => {
      await open('/blog');
      await run(() => document.documentElement.setAttribute('data-marked', ''));
      for (const address of pageTypes) {
        await run(() => scrollTo(0, 2000));
        await browser.executeScript('arguments[0].click()', find(`a[href="${address}"]`));
        await expect.poll(path).toBe(address);
        await expect.poll(isFocused('[data-marked] h1')).toBe(true);
        await expect.poll(() => run(() => scrollY)).toBe(0);
      }
    });

    test('Back restores the place, and leaves the focus alone in the same document', async () => {
      const link = `main a[href="${condition}"]`;
      const isInSight = (css: string) => {
        const { top = -1, bottom = 0 } = document.querySelector(css)?.getBoundingClientRect() ?? {};
        return top >= 0 && bottom <= innerHeight;
      };
      await open('/services/conditions');
      await click(find(link));
      await expect.poll(isFocused('h1')).toBe(true);
      await browser.navigate().back();
      await expect.poll(() => run(isInSight, link)).toBe(true);
      expect(await isFocused('h1')()).toBe(false);
      await browser.get(`${site}/feed.xml`);
      await browser.navigate().back();
      await expect.poll(() => run(isInSight, link)).toBe(true);
    });
  });
}
