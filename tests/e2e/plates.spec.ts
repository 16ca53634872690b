import type { Page } from 'playwright/test';
import { articles, conditions } from '../specification.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

type Box = { left: number; top: number; right: number; bottom: number };

const touch = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Boxes of the labels of each plate, of the points that they name, and of their picture. */
const platesOf = (page: Page) =>
  page.locator('[data-collection="plates"]:has(li)').evaluateAll((plates) =>
    plates.map((plate) => {
      const boxes = (selector: string) =>
        [...plate.querySelectorAll(selector)].map(
          (element) => element.getBoundingClientRect().toJSON() as Box,
        );
      return {
        words: [...plate.querySelectorAll('li')].map(({ textContent }) => textContent),
        labels: boxes('li'),
        points: boxes('circle'),
        picture: boxes('img')[0] as Box,
        size: Number.parseFloat(getComputedStyle(plate.querySelector('li') as Element).fontSize),
      };
    }),
  );

const paths = [
  ...conditions.map((slug) => `/conditions/${slug}`),
  ...articles.map((id) => `/blog/${id}`),
];

for (const path of paths) {
  test(`on ${path} labels stand on their picture, legible, free of each other and of all points`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const faults = (await platesOf(page)).flatMap(({ words, labels, points, picture, size }) =>
        labels.flatMap((label, index) => {
          const others = [...labels.slice(index + 1), ...points];
          return [
            ...(label.left < picture.left || label.right > picture.right ? ['beside'] : []),
            ...(label.top < picture.top || label.bottom > picture.bottom ? ['below'] : []),
            ...(others.some((other) => touch(label, other)) ? ['touches'] : []),
            ...(size < 14 ? ['small'] : []),
          ].map((fault) => `${words[index]}: ${fault}`);
        }),
      );
      expect.soft(faults, `at ${width} pixels`).toEqual([]);
    }
  });
}

test('where text is twice as large, labels stand below their picture with the numbers of their points', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/conditions/knee-ankle-foot');
  // What a visitor's setting of the browser does.
  await page.locator('html').evaluate((html) => html.style.setProperty('font-size', '200%'));
  for (const { labels, points, picture } of await platesOf(page)) {
    for (const { top } of labels) expect(top).toBeGreaterThan(picture.bottom);
    for (const { top, bottom } of points) {
      expect((top + bottom) / 2).toBeLessThan(picture.bottom);
    }
  }
  await expect(page.locator('[data-collection="plates"] svg text').first()).toBeVisible();
});

for (const path of ['/conditions/degenerative-disc', '/conditions/herniated-discs']) {
  test(`on ${path} the keyboard chooses among three states of a disc, without a move of the page`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path);
    const group = page.getByRole('group', { name: 'One disc, three states' });
    await expect(group.getByRole('figure')).toHaveCount(1);
    await expect(group.getByText(/^Healthy\. /)).toBeVisible();
    const { height } = (await group.boundingBox()) ?? {};
    await group.getByRole('radio', { name: 'Healthy' }).focus();
    for (const state of ['Worn', 'Herniated']) {
      await page.keyboard.press('ArrowRight');
      await expect(group.getByRole('radio', { name: state })).toBeChecked();
      await expect(group.getByText(new RegExp(`^${state}\\. `))).toBeVisible();
      await expect(group.getByRole('figure')).toHaveCount(1);
    }
    expect((await group.boundingBox())?.height).toBe(height);
    await page.emulateMedia({ media: 'print' });
    await expect(group.getByRole('figure')).toHaveCount(3);
  });
}
