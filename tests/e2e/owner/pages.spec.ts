import type { CDPSession, Page } from 'playwright/test';
import sharp from 'sharp';
import { pageFaults } from '../../engines/pageFaults.ts';
import { anyCode } from '../scriptFiles.ts';
import {
  at,
  expect,
  hold,
  hydrated,
  layoutShift,
  open,
  pages,
  pageTypes,
  painted,
  strings,
  test,
  violations,
} from '../site.ts';

/** By the value of an sRGB channel. */
const linear = Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** As WCAG defines it, of an sRGB color with 0 to 255 a channel. */
const luminance = ([r = 0, g = 0, b = 0]: ArrayLike<number> & Iterable<number>) =>
  0.2126 * (linear[r] ?? 0) + 0.7152 * (linear[g] ?? 0) + 0.0722 * (linear[b] ?? 0);

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Labels of plates that are outside their picture, too small, or over another label. */
const misplacedLabels = (page: Page) =>
  page.evaluate(() => {
    const touch = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom;
    return [...document.querySelectorAll('[data-block="plates"]:has(li)')].flatMap((plate) => {
      const picture = plate.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
      const parts = [...plate.querySelectorAll('li, circle')];
      return [...plate.querySelectorAll('li')]
        .filter((item) => {
          const label = item.getBoundingClientRect();
          return (
            label.left < picture.left ||
            label.right > picture.right ||
            label.top < picture.top ||
            label.bottom > picture.bottom ||
            Number.parseFloat(getComputedStyle(item).fontSize) < 14 ||
            parts.some((other) => other !== item && touch(label, other.getBoundingClientRect()))
          );
        })
        .map((item) => `label: ${item.textContent}`);
    });
  });

/** Text on the hero picture with a contrast below 4.5 to what is behind it, except for half a percent of the pixels. */
async function weakWords(page: Page) {
  const hero = page.locator('main section').first();
  // Another width may change the header and load another file.
  await painted(page);
  await expect(() =>
    hero.locator('img').evaluate((img: HTMLImageElement) => img.decode()),
  ).toPass();
  const words = await hero.evaluate((section) =>
    [...section.querySelectorAll<HTMLElement>('h1, h1 ~ p, nav li')].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.querySelector(':scope[data-opening] > span') ?? element);
      const box = range.getBoundingClientRect();
      const [left, top] = [Math.floor(box.left), Math.floor(box.top)];
      const [right, bottom] = [Math.ceil(box.right), Math.ceil(box.bottom)];
      const color = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
      // The opening note keeps its own background.
      if (element.dataset['opening']) element.style.webkitTextFillColor = 'transparent';
      else element.style.visibility = 'hidden';
      const text = element.textContent;
      // Small screens hide the end of the breadcrumbs.
      return text && left < right ? [{ text, color, left, top, right, bottom }] : [];
    }),
  );
  // Only what is behind words: a picture of the whole window takes far longer.
  const x = Math.min(...words.map(({ left }) => left));
  const y = Math.min(...words.map(({ top }) => top));
  const width = Math.max(...words.map(({ right }) => right)) - x;
  const height = Math.max(...words.map(({ bottom }) => bottom)) - y;
  const { data, info } = await sharp(await page.screenshot({ clip: { x, y, width, height } }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await hero.evaluate((section) => {
    for (const element of section.querySelectorAll<HTMLElement>('[style]'))
      element.removeAttribute('style');
  });
  return words.flatMap(({ text, color, left, top, right, bottom }) => {
    const own = luminance(color);
    let weak = 0;
    for (let row = top - y; row < bottom - y; row += 1) {
      for (let column = left - x; column < right - x; column += 1) {
        const offset = (row * info.width + column) * info.channels;
        const behind = luminance(data.subarray(offset, offset + 3));
        if (contrast(own, behind) < 4.5) weak += 1;
      }
    }
    const share = weak / ((bottom - top) * (right - left));
    return share > 0.005
      ? [
          `"${text}" has too little contrast on ${(share * 100).toFixed(1)} % of its pixels: try hero.text, overlay or another picture`,
        ]
      : [];
  });
}

/** Text that is cut off by the screen or by the box around it, and words that are broken inside. */
const cutWords = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      const parent = parentElement as Element;
      if (!data.trim() || !parent.checkVisibility()) continue;
      // Tables scroll, and text for screen readers only is one pixel wide.
      if (parent.closest('script, style, [role="group"]') || parent.clientWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      let end = innerWidth;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible')
          end = Math.min(end, box.getBoundingClientRect().right);
      }
      const { width, right } = range.getBoundingClientRect();
      if (width > 1 && right > end + 1) cut.push(data.trim());
      // Addresses and titles of sources may break anywhere.
      if (getComputedStyle(parent).overflowWrap === 'anywhere') continue;
      for (const { 0: word, index } of data.matchAll(/[^\s/\p{Dash}]+/gu)) {
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + word.length);
        const lines = [...range.getClientRects()].filter((line) => line.width);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) cut.push(`broken: ${word}`);
      }
    }
    return cut;
  });

/** What is wrong with a page in a window in which text has this size, by the browser's own setting, which media queries see. */
async function faultsAt(
  page: Page,
  devTools: CDPSession,
  size: { width: number; height: number },
  text: number,
) {
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: text } });
  await page.setViewportSize(size);
  await expect(page.locator('html')).toHaveCSS('font-size', `${text}px`);
  const width = await page.locator('html').evaluate((html) => {
    // Phones show their scroll bar over the page.
    html.style.scrollbarGutter = 'auto';
    return html.scrollWidth;
  });
  return [
    ...(width > size.width ? [`the page is ${width} pixels wide`] : []),
    ...(await cutWords(page)),
  ];
}

/** Elements that have the focus out of sight or without a ring, in the first presses of Tab: by default, up to the end of the page. */
async function hiddenFocus(page: Page, presses = 300) {
  const hidden: string[] = [];
  let was = { isInMain: false };
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const { html, isSeen, isRinged, isFrame, ...is } = await page.evaluate(async (mayEnd) => {
      // What gets its height with the next frame can move the focus. Into and out of a third party's frame, it comes later.
      let frames = 0;
      do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      while (document.activeElement === document.body && !mayEnd && ++frames < 120);
      const focused = document.activeElement ?? document.body;
      // A link may break over lines: one of its boxes must be in view.
      const isInView = [...focused.getClientRects()].some(({ x, y, width, height }) => {
        const top = document.elementFromPoint(x + width / 2, y + Math.min(height, innerHeight) / 2);
        return top && (focused.contains(top) || top.contains(focused));
      });
      return {
        html: focused === document.body ? '' : focused.outerHTML.slice(0, 200),
        isSeen: isInView,
        isRinged: [focused, focused.closest('main li')].some(
          (each) => each && getComputedStyle(each).outlineStyle !== 'none',
        ),
        isInMain: focused.closest('main') !== null,
        isFrame: focused.matches('iframe'),
      };
    }, !was.isInMain);
    // After the end of the page, the focus leaves it.
    if (!html && !was.isInMain) break;
    if (!html) hidden.push('nothing has the focus');
    else if (!(isSeen && isRinged) && !isFrame) hidden.push(html);
    was = is;
  }
  return hidden;
}

for (const path of pages) {
  test(`${path} is accessible, stable and fits screens of all widths`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    const letFontsGo = await hold(page, /\.woff2/);
    await page.goto(at(path), { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    // 0.1 is the limit that Google calls good.
    expect.soft(await layoutShift(page), 'layout shift').toBeLessThan(0.1);
    await letFontsGo();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect(page.locator('h1')).toHaveCount(1);
    expect.soft(await violations(page)).toEqual([]);
    for (const width of [320, 390, 768, 1440]) {
      // As tall as the tallest hero.
      await page.setViewportSize({ width, height: 1400 });
      const faults = [...(await page.evaluate(pageFaults)), ...(await misplacedLabels(page))];
      expect.soft(faults, `at ${width} pixels`).toEqual([]);
      if (width >= 768) expect.soft(await weakWords(page), `at ${width} pixels`).toEqual([]);
    }
    const devTools = await page.context().newCDPSession(page);
    const faults = await faultsAt(page, devTools, { width: 390, height: 900 }, 32);
    expect.soft(faults, 'with large text').toEqual([]);
  });
}

for (const path of pageTypes) {
  test(`Tab keeps the focus in sight on ${path}, from before its code has loaded`, async ({
    page,
  }) => {
    const letGo = await hold(page, anyCode);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at(path), { waitUntil: 'domcontentloaded' });
    expect(await hiddenFocus(page)).toEqual([]);
    await letGo();
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);
    expect(await hiddenFocus(page), 'in a wide window').toEqual([]);
  });
}

for (const path of pageTypes) {
  test(`${path} can be used with text and zoom at 200 %`, async ({ page }) => {
    const bar = page.getByRole('navigation', { name: strings.layout.quickActions });
    const devTools = await page.context().newCDPSession(page);
    await open(page, path);
    for (const { width, height } of [
      { width: 320, height: 568 },
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      for (const zoom of [1, 2]) {
        const size = { width: width / zoom, height: height / zoom };
        const message = `${zoom === 1 ? 'text' : 'zoom'} of 200 %, at ${width} pixels`;
        const faults = await faultsAt(page, devTools, size, 32 / zoom);
        expect.soft(faults, message).toEqual([]);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
        for (const name of [strings.layout.call, strings.layout.bookShort])
          await expect(bar.getByRole('link', { name }), message).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test(`${path} can be used at 400 % zoom`, async ({ page }) => {
    const bar = page.getByRole('navigation', { name: strings.layout.quickActions });
    for (const [width, height] of [
      [320, 256],
      [341, 160],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, path);
      await page.evaluate(() => scrollTo(0, 600));
      await painted(page);
      for (const fixed of [page.getByRole('banner').getByRole('button'), bar])
        await expect(fixed, 'covers the text').not.toBeInViewport();
      await page.evaluate(() => scrollTo(0, 0));
      expect(await hiddenFocus(page, 40), 'focus out of sight').toEqual([]);
    }
  });
}
