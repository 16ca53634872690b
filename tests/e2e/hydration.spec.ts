import { test as plain } from 'playwright/test';
import {
  test as base,
  expect,
  follow,
  hydrated,
  isMarked,
  markDocument,
  open,
  pageTypes,
  providerSitePort,
  saveData,
  test,
} from './site.ts';

const withProbe = base.extend({ baseURL: `http://localhost:${providerSitePort}` });

for (const path of pageTypes) {
  withProbe(`${path} is alive on a direct load: a component keeps its state`, async ({ page }) => {
    await open(page, path);
    const probe = page.getByRole('button', { name: /^Clicked/ });
    await probe.click();
    await probe.click();
    await expect(probe).toHaveText('Clicked 2');
  });
}

test('scripts wait for the hero picture, and for a sign of a visitor no longer', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js/.test(request.url())) scripts.push(request.url());
  });
  await page.route(/\/assets\/.*\.(avif|webp)/, () => {});
  await page.goto('/about', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  await page.mouse.move(200, 200);
  await expect.poll(() => scripts.length).toBeGreaterThan(5);
  await page.locator('header [data-open]').first().waitFor({ state: 'attached' });
});

plain('a changed entry script does not run; the page can be read', async ({ page }) => {
  const body = 'document.documentElement.dataset.changed = ""';
  await page.route(/\/assets\/index-.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html[data-changed]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('who has scrolled before the page is hydrated keeps the place', async ({ page }) => {
  const code = /\/assets\/framework-.*\.js/;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(code, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/blog', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  letGo();
  await hydrated(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  await page.waitForTimeout(200);
  await page.reload();
  await hydrated(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(1000);
});

test('what a page needs is asked for at once', async ({ page }) => {
  const asked: { url: string; afterEntry: boolean }[] = [];
  let hasEntry = false;
  await saveData(page);
  page.on('requestfinished', (request) => {
    if (/\/assets\/index-.*\.js/.test(request.url())) hasEntry = true;
  });
  page.on('request', (request) => {
    if (/\/assets\/.*\.js/.test(request.url()))
      asked.push({ url: request.url(), afterEntry: hasEntry });
  });
  await page.route(/\/assets\/index-.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await open(page, '/blog/back-pain-relief');
  expect(asked.filter(({ url }) => url.endsWith('/back-pain-relief.js'))).toHaveLength(1);
  expect(asked.filter(({ afterEntry }) => afterEntry)).toEqual([]);
});

test('links to files are the browser’s', async ({ page }) => {
  await open(page, '/contact');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save our contact card' }).click();
  expect((await download).suggestedFilename()).toBe('clinic.vcf');
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'afterbegin',
        '<p><a href="/feed.xml" id="feed">Feed</a> <a id="bare">No address</a></p>',
      );
  });
  await page.locator('#bare').hover();
  await page.locator('#feed').click();
  await expect(page).toHaveURL('/feed.xml');
  expect(await page.content()).not.toContain('Oops');
});

for (const [name, options] of [
  ['Ctrl and a click', { modifiers: ['ControlOrMeta'] }],
  ['the middle button', { button: 'middle' }],
] as const) {
  test(`${name} open a page in a new tab`, async ({ page, context }) => {
    await open(page, '/about');
    await markDocument(page);
    const opened = context.waitForEvent('page');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'New Patient Special' })
      .click({ ...options, modifiers: 'modifiers' in options ? [...options.modifiers] : [] });
    await expect(await opened).toHaveURL('/new-patients');
    await expect(page).toHaveURL('/about');
    expect(await isMarked(page)).toBe(true);
  });
}

test('only the page itself is marked as current, also before hydration', async ({ page }) => {
  const current = () =>
    page
      .locator('[aria-current=page]')
      .evaluateAll((all) => all.map((element) => element.getAttribute('href') ?? 'no link'));
  const path = '/blog/back-pain-relief';
  await page.route(/\/assets\/.*\.js/, () => {});
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  expect(await current()).toEqual(['no link']);
  await page.unrouteAll();
  await open(page, '/blog');
  expect([...new Set(await current())]).toEqual(['/blog', 'no link']);
  await follow(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await current()).toEqual(['no link']);
});
