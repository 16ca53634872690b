import type { Locator, Page } from 'playwright/test';
import { anyCode } from '../scriptFiles.ts';
import { at, expect, hold, hydrated, inMenu, painted, strings, test } from '../site.ts';

const { layout } = strings;
const menu = (page: Page) => page.getByRole('dialog', { name: layout.menu });
const summary = (page: Page, text: string) => page.locator('summary:visible', { hasText: text });
const openMenu = (page: Page) => page.getByRole('button', { name: layout.openMenu }).click();

// A menu that is still moving makes the tool scroll the page, which moves the menu from under the pointer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Case = { act: (page: Page) => Promise<unknown>; shown: (page: Page) => Locator };
const care = (page: Page) => inMenu(page, 'Care');
const ache = (page: Page) => inMenu(page, 'Backache');

/** What a visitor can do before a page is hydrated, by the width of the window, and what is then in sight. */
const cases: Record<number, Record<string, Case>> = {
  1440: {
    'a submenu under the mouse': { act: (page) => inMenu(page, 'Services').hover(), shown: care },
    'a submenu around the focus': { act: (page) => tabTo(page, care(page)), shown: care },
    'a submenu inside another under the mouse': {
      act: async (page) => {
        await inMenu(page, 'Services').hover();
        await inMenu(page, 'Conditions').first().hover();
      },
      shown: ache,
    },
    'a submenu inside another around the focus': {
      act: (page) => tabTo(page, ache(page)),
      shown: ache,
    },
    'the list of a part of the body': {
      act: (page) => page.locator('a[href="#hurts-leg"]').first().click(),
      shown: (page) => page.locator('#hurts-leg a').first(),
    },
  },
  390: {
    'the phone menu': { act: openMenu, shown: menu },
    'a group of the phone menu': {
      act: async (page) => {
        await openMenu(page);
        await menu(page).getByText('Services', { exact: true }).press('Enter');
      },
      shown: (page) => menu(page).getByRole('link', { name: 'Care' }),
    },
    'an answer': {
      act: (page) => summary(page, 'How often?').click(),
      shown: (page) => page.getByText('Twice a week until it aches less.'),
    },
  },
};

async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.and(page.locator(':focus')).count()) return;
  }
}

for (const [width, byName] of Object.entries(cases)) {
  for (const [name, { act, shown }] of Object.entries(byName)) {
    test(`hydration keeps ${name} open, and the focus where it is`, async ({ page }) => {
      await page.setViewportSize({ width: Number(width), height: 844 });
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
}

test('a mouse that leaves does not close a submenu that has the focus', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('/'));
  await hydrated(page);
  await inMenu(page, 'Services').hover();
  await care(page).focus();
  await page.mouse.move(10, 800);
  await page.clock.runFor(1000);
  await expect(care(page)).toBeFocused();
});
