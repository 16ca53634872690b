import type { Page } from 'playwright/test';
import {
  arrive,
  condition,
  entries,
  expect,
  open,
  saveData,
  service,
  staticPages,
  strings,
  test,
} from '../site.ts';

const [question] = staticPages.home.body.faq.items;
const [ache] = entries.conditions;
const [care] = entries.services;
if (!question || !ache || !care)
  throw new Error('The second owner has no question, condition or service.');

const searchBox = (page: Page) => page.getByRole('searchbox', { name: strings.search.label });
const result = (page: Page, title: string) =>
  page.getByRole('search').getByRole('link', { name: title, exact: true });

test('the search answers a question in place', async ({ page }) => {
  await open(page, '/services/conditions');
  await searchBox(page).fill(question.question);
  const answer = page
    .getByRole('search')
    .getByRole('listitem')
    .filter({ hasText: question.answer });
  await answer.getByRole('link', { name: question.question }).click();
  await expect(page.getByRole('main').getByText(question.answer)).toBeInViewport();
});

test('Back shows again what was typed and found', async ({ page }) => {
  await open(page, '/');
  await searchBox(page).fill(ache.fields.title);
  await result(page, ache.fields.title).click();
  await arrive(page, condition);
  await page.goBack();
  await expect(searchBox(page)).toHaveValue(ache.fields.title);
  await expect(result(page, ache.fields.title)).toBeVisible();
});

test('after the first results, the search needs no network', async ({ page, context }) => {
  // Otherwise the pages of the results are fetched ahead.
  await saveData(page);
  await open(page, '/');
  await searchBox(page).fill(ache.fields.title);
  await expect(result(page, ache.fields.title)).toBeVisible();
  await context.setOffline(true);
  await searchBox(page).fill(care.fields.title);
  await expect(result(page, care.fields.title)).toBeVisible();
});

test('the menu of phones has the search, in a border, and closes on a result', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  await page.getByRole('button', { name: strings.layout.openMenu }).click();
  await expect(searchBox(page)).toHaveCSS('border-top-style', 'solid');
  await searchBox(page).fill(care.fields.title);
  await result(page, care.fields.title).click();
  await arrive(page, service);
  await expect(page.getByRole('dialog')).toBeHidden();
});
