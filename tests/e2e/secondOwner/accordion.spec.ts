import { at, expect, test } from '../site.ts';

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
