import { at, expect, nav, open, test, violations } from '../site.ts';

const [first, second] = [
  { question: 'How often?', answer: 'Twice a week until it aches less.' },
  { question: 'How long?', answer: 'Until you say that it is enough.' },
];

for (const javaScriptEnabled of [true, false]) {
  const [name, tag] = javaScriptEnabled ? ['with', []] : ['without', '@chromium'];
  test.describe(`${name} JavaScript`, { tag }, () => {
    test.use({ javaScriptEnabled });

    test('only one item is open at a time, and a second click closes it', async ({ page }) => {
      await page.goto(at('/'));
      const [one, other] = [page.getByText(first.answer), page.getByText(second.answer)];
      await expect(one).toBeHidden();
      await page.getByText(first.question).click();
      await expect(one).toBeVisible();
      await page.getByText(second.question).click();
      await expect(other).toBeVisible();
      await expect(one).toBeHidden();
      await page.getByText(second.question).click();
      await expect(other).toBeHidden();
    });
  });
}

test('open menus and open items are accessible', { tag: '@chromium' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/services');
  // A click of the pointer would scroll there, and the header that then slides would take the menus from under it.
  await page
    .locator('#conditions summary')
    .first()
    .evaluate((summary: HTMLElement) => summary.click());
  await page.getByRole('button', { name: 'Services Submenu' }).click();
  await page.getByRole('button', { name: 'Conditions Submenu' }).click();
  await expect(nav(page).getByText('Backache')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Openmenu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByText('Services', { exact: true }).click();
  await menu.getByText('Conditions', { exact: true }).click();
  expect(await violations(page)).toEqual([]);
});
