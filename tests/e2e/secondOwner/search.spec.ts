import type { Locator, Page } from 'playwright/test';
import { instantOf } from '../../../src/lib/openingHours.ts';
import {
  arrive,
  at,
  condition,
  entries,
  expect,
  open,
  service,
  site,
  staticPages,
  strings,
  test,
  testAllowingErrors,
} from '../site.ts';

const [question] = staticPages.home.body.faq.items;
const hours = staticPages.home.body.faq.items.find(({ opening }) => opening);
const [ache] = entries.conditions;
const [care] = entries.services;
if (!question || !hours || !ache || !care)
  throw new Error('The second owner has no question, condition or service.');

const searchBox = (page: Page) => page.getByRole('searchbox', { name: strings.search.label });
const result = (page: Page, title: string) =>
  page.getByRole('search').getByRole('link', { name: title, exact: true });

/** What an element says from now on. */
async function saidBy(element: Locator) {
  const said: (string | null)[] = [];
  await element.page().exposeFunction('note', (text: string | null) => said.push(text));
  await element.evaluate((node) =>
    new MutationObserver(() => Object(window).note(node.textContent)).observe(node, {
      childList: true,
      characterData: true,
      subtree: true,
    }),
  );
  return said;
}

test('the search answers in place, finds by synonym and by Enter, and keeps its words for Back, not for a new visit', async ({
  page,
}) => {
  await page.clock.setFixedTime(instantOf('2026-01-06T08:30', site.timeZone));
  await open(page, '/services/conditions');
  const answer = (hasText: string) =>
    page.getByRole('search').getByRole('listitem').filter({ hasText });
  await test.step('an answer about the hours says whether the office is open', async () => {
    await searchBox(page).fill(hours.question);
    await expect(answer(hours.answer)).toContainText('until 12:15 pm.');
  });
  await test.step('the title of an answer leads to it', async () => {
    await searchBox(page).fill(question.question);
    await answer(question.answer).getByRole('link', { name: question.question }).click();
    await expect(page.getByRole('main').getByText(question.answer)).toBeInViewport();
  });
  await test.step('Enter opens the first result', async () => {
    await searchBox(page).fill('lumbago');
    await expect(result(page, ache.fields.title)).toBeVisible();
    await searchBox(page).press('Enter');
    await arrive(page, condition);
  });
  await test.step('Back shows again what was typed and found', async () => {
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('lumbago');
    await result(page, ache.fields.title).click();
    await arrive(page, condition);
  });
  await test.step('a new visit by a link begins with an empty search', async () => {
    await page.getByRole('link', { name: strings.labels.home, exact: true }).first().click();
    await arrive(page, '/');
    await expect(searchBox(page)).toHaveValue('');
  });
});

for (const [what, typesOn] of [
  ['opens the first result', false],
  ['does nothing if one types on', true],
] as const) {
  test(`Enter before the search has loaded ${what}`, async ({ page }) => {
    let load = () => {};
    const loading = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route(/SearchResults/, async (route) => {
      await loading;
      await route.continue();
    });
    await open(page, '/');
    await searchBox(page).fill(care.fields.title);
    await searchBox(page).press('Enter');
    if (typesOn) await searchBox(page).fill(ache.fields.title);
    load();
    if (!typesOn) return arrive(page, service);
    await expect(result(page, ache.fields.title)).toBeVisible();
    await expect(page).toHaveURL(at('/'));
  });
}

test('results come into view together with the field', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/');
  const field = searchBox(page);
  await field.evaluate((node) =>
    scrollBy({ top: node.getBoundingClientRect().bottom - innerHeight + 20, behavior: 'instant' }),
  );
  await field.fill('xylophone');
  await expect(page.getByRole('search').getByRole('link')).toBeInViewport({ ratio: 1 });
  await field.fill(ache.fields.title);
  await expect(result(page, ache.fields.title)).toBeInViewport({ ratio: 1 });
  await expect(field).toBeInViewport({ ratio: 1 });
});

test('a link to a part of the page does not empty the search, nor do Back and Forward', async ({
  page,
}) => {
  await open(page, '/services/conditions');
  await searchBox(page).fill(ache.fields.title);
  await page
    .locator('a[href="#hurts-back"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/#hurts-back$/);
  await expect(searchBox(page)).toHaveValue(ache.fields.title);
  await searchBox(page).fill(care.fields.title);
  for (const move of ['goBack', 'goForward'] as const) {
    await page[move]();
    await expect(searchBox(page)).toHaveValue(care.fields.title);
  }
  await expect(page).toHaveURL(/#hurts-back$/);
});

test('screen readers hear the results after a pause', async ({ page }) => {
  await open(page, '/services/conditions');
  const [one, several] = strings.search.count;
  const status = page.getByRole('search').getByRole('status');
  await searchBox(page).fill('lumbago');
  await expect(status).toHaveText(`1 ${one}: ${ache.fields.title}`);
  const said = await saidBy(status);
  await searchBox(page).press('Escape');
  await searchBox(page).fill('exam');
  await expect(status).toHaveText(new RegExp(`^2 ${several}: `));
  expect(said.join()).not.toContain(ache.fields.title);
  await searchBox(page).fill('chronic');
  await expect(status).toHaveText(`1 ${one}: See a doctor soon if an ache stays`);
});

test('the search shows that it found nothing, and whom to call, when screen readers hear it', async ({
  page,
}) => {
  await open(page, '/services/conditions');
  const search = page.getByRole('search');
  const said = await saidBy(search);
  await searchBox(page).fill('xylophone');
  await expect(search.getByRole('paragraph')).toHaveText(`${strings.search.none} “xylophone”.`);
  await expect(search.getByRole('link')).toHaveAttribute('href', /^tel:/);
  const times = (text: string | null) => (text ?? '').split(strings.search.none).length - 1;
  // The status and the paragraph say it in the same moment.
  expect(new Set(said.map(times))).toEqual(new Set([2]));
});

testAllowingErrors(
  'the search says when it cannot load, and works after a reload',
  async ({ page }) => {
    const index = /SearchResults/;
    await page.route(index, (route) => route.abort());
    await open(page, '/services/conditions');
    await searchBox(page).fill('lumbag');
    await expect(page.getByRole('search').getByRole('paragraph')).toHaveText(strings.search.failed);
    await expect(page.getByRole('search').getByRole('status')).toHaveText(strings.search.failed);
    await page.unroute(index);
    await page.reload();
    await searchBox(page).fill('lumbago');
    await expect(result(page, ache.fields.title)).toBeVisible();
  },
);

test('in the menu of phones, Escape empties the search, then closes the menu, which a result does too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  const openMenu = page.getByRole('button', { name: strings.layout.openMenu });
  await openMenu.click();
  await searchBox(page).fill(care.fields.title);
  await searchBox(page).press('Escape');
  await expect(searchBox(page)).toHaveValue('');
  // A menu that closes stays visible for a moment.
  await expect(page.getByRole('dialog')).toHaveAttribute('open');
  await searchBox(page).press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await openMenu.click();
  await searchBox(page).fill(care.fields.title);
  await result(page, care.fields.title).click();
  await arrive(page, service);
  await expect(page.getByRole('dialog')).toBeHidden();
});
