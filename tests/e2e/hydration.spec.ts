import type { Request } from 'playwright/test';
import {
  arrive,
  article,
  at,
  condition,
  expect,
  follow,
  hold,
  hydrated,
  inMenu,
  isMarked,
  markDocument,
  open,
  painted,
  pathFrom,
  saveData,
  strings,
  test,
} from './site.ts';

const code = /\/assets\/.*\.js/;

test('who has scrolled before the page is hydrated keeps the place', async ({ page }) => {
  // Late fonts may move what is above the window, and scroll anchoring then moves the window along.
  await hold(page, /\.woff2/);
  const letGo = await hold(page, /\/assets\/framework-.*\.js/);
  await page.goto(at('/blog'), { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  const place = () => page.evaluate(() => scrollY);
  const scroll = (top: number) =>
    page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await scroll(900);
  await letGo();
  await hydrated(page);
  await painted(page);
  expect(await place()).toBe(900);
  await scroll(1000);
  await painted(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await painted(page);
  expect(await place()).toBe(1000);
});

test('with data saver no code is fetched ahead', async ({ page }) => {
  await saveData(page);
  await open(page, '/blog');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const link = inMenu(page, 'about');
  await link.hover();
  await painted(page);
  expect(asked.filter((url) => code.test(url))).toEqual([]);
  await link.click();
  await arrive(page, '/about');
  expect(asked.filter((url) => /\/about-.*\.js/.test(url))).toHaveLength(1);
});

test('the page behind a link in sight is there before the tap', async ({ page }) => {
  const asked: string[] = [];
  await page.setViewportSize({ width: 390, height: 844 });
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => {
    pending.delete(request);
    asked.push(request.url());
  });
  await open(page, '/blog');
  const link = page.locator(`main a[href^="${at('/blog/')}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const path = pathFrom(await link.getAttribute('href'));
  const isThere = (name: string) => asked.some((url) => url.includes(`/assets/${name}-`));
  await expect.poll(() => isThere(path.replace('/blog/', '')) && isThere('blog._id')).toBe(true);
  // What these two import.
  await expect.poll(() => pending.size).toBe(0);
  const late: string[] = [];
  page.on('request', (request) => late.push(request.url()));
  await link.click();
  await arrive(page, path);
  expect(late.filter((url) => code.test(url))).toEqual([]);
});

for (const button of ['left', 'middle'] as const) {
  test(`${button === 'left' ? 'Ctrl and a click open' : 'the middle button opens'} a new tab`, async ({
    page,
  }) => {
    await open(page, '/about');
    await markDocument(page);
    const opened = page.context().waitForEvent('page');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: strings.labels.newPatientSpecial })
      .click({ button, modifiers: button === 'left' ? ['ControlOrMeta'] : [] });
    await expect(await opened).toHaveURL(at('/new-patients'));
    await expect(page).toHaveURL(at('/about'));
    expect(await isMarked(page)).toBe(true);
  });
}

// Firefox reports a module request that the navigation aborts as a page error.
test('only the page itself is marked as current, also before hydration', {
  tag: '@chromium',
}, async ({ page }) => {
  const current = (scope = 'body') =>
    page
      .locator(`${scope} [aria-current=page]`)
      .evaluateAll((all) => [
        ...new Set(all.map((element) => element.getAttribute('href') ?? 'no link')),
      ]);
  await page.route(code, () => {});
  await page.goto(at(article), { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  expect(await current()).toEqual(['no link']);
  await page.unrouteAll();
  await open(page, '/blog');
  expect(await current()).toEqual([at('/blog'), 'no link']);
  await follow(page, article);
  expect(await current()).toEqual(['no link']);
  await follow(page, condition);
  expect(await current('header')).toEqual([at(condition)]);
});
