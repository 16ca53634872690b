import { lowerFirst } from '../../src/lib/sentence.ts';
import {
  at,
  condition,
  expect,
  open,
  pathOfEntry,
  registries,
  staticPages,
  strings,
  test,
} from './site.ts';

const list = '/services/conditions';
const words = strings['warning-signs'];
const signs = Object.entries(registries.signs);
const [id, sign] = signs.at(-1) ?? [];
const several = pathOfEntry(
  'conditions',
  'that has signs of several urgencies',
  ({ fields }) => new Set(fields.signs.map((each) => registries.signs[each]?.urgency)).size > 1,
);
if (!id || !sign) throw new Error('src/content/signs.yaml has no sign, which a test looks for.');

test('a condition links to the list of all signs', async ({ page }) => {
  await open(page, condition);
  await page.getByRole('link', { name: words.all }).click();
  await expect(page).toHaveURL(new RegExp(`${list}#`));
  const { heading } = staticPages.conditions.body.allSigns;
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
});

test('the search finds a sign by a synonym, says how urgent it is, and leads to it in its group', async ({
  page,
}) => {
  await open(page, list);
  const search = page.getByRole('search');
  await search.getByRole('searchbox').fill(sign.synonyms?.[0] ?? '');
  const result = `${words[sign.urgency]} ${lowerFirst(sign.name)}`;
  await search.getByRole('link', { name: result, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await page.reload();
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a sign opens its group', async ({ page }) => {
    await page.goto(at(`${list}#${id}`));
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
});

test('on phones all cards but the first are folded; a tap unfolds them, and print shows all', async ({
  page,
}) => {
  // Narrow enough for headings of several lines.
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page, several);
  const cards = page.locator('[data-urgency]');
  const last = cards.last();
  await expect(last.locator('li').first()).toBeHidden();
  await expect(cards.first().locator('li').first()).toBeVisible();
  const count = await last.locator('li').count();
  await expect(last.getByRole('heading')).toContainText(`(${count})`);
  const row = last.locator('summary');
  await row.click();
  await expect(last.locator('li').first()).toBeVisible();
  // All of the heading can be tapped.
  expect(await row.boundingBox()).toEqual(await last.getByRole('heading').boundingBox());
  await row.click();
  await page.emulateMedia({ media: 'print' });
  for (const item of await cards.locator('li').all()) await expect(item).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1024, height: 844 });
  for (const item of await cards.locator('li').all()) await expect(item).toBeVisible();
  await expect(row).toBeHidden();
});

test('print shows all signs', async ({ page }) => {
  await open(page, list);
  await expect(page.locator(`#${id}`)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const [each] of signs) await expect(page.locator(`#${each}`)).toBeVisible();
});
