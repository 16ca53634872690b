import type { Locator, Page } from 'playwright/test';
import { anyCode } from '../scriptFiles.ts';
import { at, expect, hold, hydrated, inMenu, painted, strings, test } from '../site.ts';

const { layout } = strings;
const menu = (page: Page) => page.getByRole('dialog', { name: layout.menu });

// A menu that is still moving makes the tool scroll the page, which moves the menu from under the pointer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const care = (page: Page) => inMenu(page, 'Care');
const ache = (page: Page) => inMenu(page, 'Backache');

async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.and(page.locator(':focus')).count()) return;
  }
}

/** What a visitor can do before a page is hydrated, the width of the window, and what is then in sight. */
const cases: [
  name: string,
  width: number,
  act: (page: Page) => Promise<unknown>,
  shown: (page: Page) => Locator,
][] = [
  ['a submenu under the mouse', 1440, (page) => inMenu(page, 'Services').hover(), care],
  ['a submenu inside another', 1440, (page) => tabTo(page, ache(page)), ache],
  [
    'the list of a part of the body',
    1440,
    (page) => page.locator('a[href="#hurts-leg"]').first().click(),
    (page) => page.locator('#hurts-leg a').first(),
  ],
  [
    'a group of the phone menu',
    390,
    async (page) => {
      await page.getByRole('button', { name: layout.openMenu }).click();
      await menu(page).getByText('Services', { exact: true }).press('Enter');
    },
    (page) => menu(page).getByRole('link', { name: 'Care' }),
  ],
  [
    'an answer',
    390,
    (page) => page.locator('summary:visible', { hasText: 'How often?' }).click(),
    (page) => page.getByText('Twice a week until it aches less.'),
  ],
];

for (const [name, width, act, shown] of cases) {
  test(`hydration keeps ${name} open, and the focus where it is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const letGo = await hold(page, anyCode);
    await page.goto(at('/'), { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await act(page);
    await expect(shown(page)).toBeVisible();
    const focused = await page.evaluateHandle(() => document.activeElement);
    await letGo();
    await hydrated(page);
    await painted(page);
    await expect(shown(page)).toBeVisible();
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
  });
}
