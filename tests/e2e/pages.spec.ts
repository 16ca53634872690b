import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { formatPhone } from '../../src/lib/phone.ts';
import {
  at,
  expect,
  hold,
  hydrated,
  layoutShift,
  nav,
  open,
  pages,
  pageTypes,
  painted,
  saveData,
  site,
  strings,
  test,
  violations,
} from './site.ts';

/** What is out of place: the page too wide, a picture without room, the header beside the content, labels of plates. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`${scrollWidth} pixels wide`] : [];
    for (const picture of document.querySelectorAll('main img')) {
      const { width, height } = picture.getBoundingClientRect();
      if (picture.checkVisibility() && (width < 60 || height < 45))
        faults.push(`flat: ${picture.getAttribute('src')}`);
    }
    const left = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().left ?? 0;
    // Between these widths the navigation needs more room than the content leaves it.
    const needsRoom = innerWidth >= 1200 && innerWidth < 1408;
    if (!needsRoom && Math.abs(left('header a[aria-label]') - left('main h1')) > 1)
      faults.push('header');

    const touch = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom;
    for (const plate of document.querySelectorAll('[data-part="plates"]:has(li)')) {
      const boxes = (selector: string) =>
        [...plate.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
      const labels = boxes('li');
      const [picture] = boxes('img');
      plate.querySelectorAll('li').forEach((item, index) => {
        const label = item.getBoundingClientRect();
        const isOutside =
          !picture ||
          label.left < picture.left ||
          label.right > picture.right ||
          label.top < picture.top ||
          label.bottom > picture.bottom;
        const isSmall = Number.parseFloat(getComputedStyle(item).fontSize) < 14;
        const others = [...labels.slice(index + 1), ...boxes('circle')];
        if (isOutside || isSmall || others.some((other) => touch(label, other)))
          faults.push(`label: ${item.textContent}`);
      });
    }
    return faults;
  });

/** WCAG relative luminance of an sRGB color, 0 to 255 a channel. */
function luminance(color: ArrayLike<number>) {
  const [r = 0, g = 0, b = 0] = Array.from(color, (value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Words on the hero picture with less contrast than 4.5 to what is behind them, but for half a percent of the pixels. */
async function weakWords(page: Page) {
  const hero = page.locator('main section').first();
  // Another width may bring another header, and ask for another file.
  await painted(page);
  await expect(() =>
    hero.locator('img').evaluate((img: HTMLImageElement) => img.decode()),
  ).toPass();
  const words = await hero.evaluate((section) =>
    [...section.querySelectorAll<HTMLElement>('h1, h1 ~ p, nav li')].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.querySelector(':scope[data-opening] > span') ?? element);
      const { x, y, width, height } = range.getBoundingClientRect();
      const color = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
      // The opening note has a ground of its own, which stays.
      if (element.dataset['opening']) element.style.webkitTextFillColor = 'transparent';
      else element.style.visibility = 'hidden';
      const text = element.textContent;
      // Small screens hide where a trail ends.
      return text && width > 0 ? [{ text, color, x, y, width, height }] : [];
    }),
  );
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await hero.evaluate((section) => {
    for (const element of section.querySelectorAll<HTMLElement>('[style]'))
      element.removeAttribute('style');
  });
  return words.flatMap(({ text, color, x, y, width, height }) => {
    const own = luminance(color);
    const contrasts: number[] = [];
    for (let row = Math.floor(y); row < Math.min(y + height, info.height); row += 1) {
      for (let column = Math.floor(x); column < x + width; column += 1) {
        const offset = (row * info.width + column) * info.channels;
        const behind = luminance(data.subarray(offset, offset + 3));
        contrasts.push((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
      }
    }
    const weakest = contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * 0.005)] ?? 0;
    return weakest < 4.5
      ? [`"${text}" has contrast ${weakest.toFixed(2)}: try hero.text, overlay or another picture`]
      : [];
  });
}

/** Words that lie beyond the screen or beyond the box that clips them. */
const cutWords = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement as Element;
      if (!walker.currentNode.textContent?.trim() || !parent.checkVisibility()) continue;
      // Tables scroll; what is for screen readers alone is a pixel wide.
      if (parent.closest('script, style, [role="group"]') || parent.clientWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      let end = innerWidth;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible')
          end = Math.min(end, box.getBoundingClientRect().right);
      }
      const { width, right } = range.getBoundingClientRect();
      if (width > 1 && right > end + 1) cut.push(walker.currentNode.textContent.trim());
    }
    return cut;
  });

/** The most that a page may move. */
const still = 0.01;

/** Where the brand's fonts come after the page has been seen: what the web's vitals call good. */
const stillWithLateFonts = 0.1;

/** Opens a page to which the brand's fonts come late; resolves to how much it had moved before, and lets them come. */
async function openWithLateFonts(page: Page, path: string) {
  const letFontsGo = await hold(page, /\.woff2/);
  await page.goto(at(path), { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  const shift = await layoutShift(page);
  await letFontsGo();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await painted(page);
  return shift;
}

for (const path of pages) {
  test(`${path} is accessible, keeps still and fits screens of all widths`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    expect.soft(await openWithLateFonts(page, path), 'layout shift').toBeLessThan(still);
    expect.soft(await layoutShift(page), 'with late fonts').toBeLessThan(stillWithLateFonts);
    expect.soft(await violations(page)).toEqual([]);
    for (const width of [320, 390, 768, 1024, 1280, 1920]) {
      // As high as the highest hero.
      await page.setViewportSize({ width, height: 1400 });
      expect.soft(await misplaced(page), `at ${width} pixels`).toEqual([]);
      if (width >= 768) expect.soft(await weakWords(page), `at ${width} pixels`).toEqual([]);
    }
    // What a visitor's setting of the browser does; unlike a style, media queries see it, too.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 390, height: 900 });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect.soft(await cutWords(page), 'with large text').toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, 'with large text').toBeLessThanOrEqual(390);
    const plates = page.locator('[data-part="plates"]:has(li)');
    for (const plate of await plates.all()) {
      const [label, picture] = [plate.locator('li').first(), plate.locator('img').first()];
      const [words, box] = [await label.boundingBox(), await picture.boundingBox()];
      expect.soft(words?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
      await expect.soft(plate.locator('svg text').first()).toBeVisible();
    }
  });
}

for (const path of pageTypes) {
  test(`${path} keeps its weight, and is accessible on a wide screen, in forced colors and on paper`, async ({
    page,
  }) => {
    // What the page itself needs, without what is fetched ahead.
    await saveData(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await open(page, path);
    const { asked, loaded, bytes } = await page.evaluate(() => {
      const { origin } = location;
      const files = performance.getEntries() as PerformanceResourceTiming[];
      const own = files.filter(
        ({ name, encodedBodySize }) => encodedBodySize && name.startsWith(origin),
      );
      return {
        asked: [...document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]')].map(
          ({ href }) => href,
        ),
        loaded: own.map(({ name }) => name).filter((name) => /assets.*js$/.test(name)),
        bytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      };
    });
    // The tests of the built folder weigh what a page asks for.
    expect.soft([...new Set(loaded)].sort()).toEqual(asked.sort());
    if (path.startsWith('/conditions/')) expect.soft(bytes).toBeLessThanOrEqual(250_000);

    await page.setViewportSize({ width: 1280, height: 900 });
    const shift = await openWithLateFonts(page, path);
    expect.soft(shift, 'layout shift on a wide screen').toBeLessThan(still);
    expect.soft(await violations(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    // The browser sets the colors; axe would judge the ones that they replace.
    expect.soft(await violations(page, ['color-contrast'])).toEqual([]);

    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    await expect(page.locator('h1')).toBeVisible();
    const book = page.getByRole('banner').getByRole('link', { name: strings.labels.book });
    for (const part of [nav(page), book, page.getByRole('link', { name: strings.layout.skip })])
      await expect(part).toBeHidden();
    const hero = page.locator('main section').first();
    expect((await hero.boundingBox())?.height).toBeLessThan(700);
    await expect(hero).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('iframe:visible')).toHaveCount(0);
    await expect(page.getByText(formatPhone(site.phones.scheduling)).first()).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pageTypes) {
    test(`${path} can be read and left`, async ({ page }) => {
      await page.goto(at(path));
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('main')).toContainText(/\w+( \S+){80}/);
      const book = page.getByRole('contentinfo').getByRole('link', { name: strings.labels.book });
      await expect(book).toBeVisible();
    });
  }
});
