import type { Page } from 'playwright/test';
import {
  arrive,
  content,
  expect,
  follow,
  heading,
  hold,
  hydrated,
  isMarked,
  markDocument,
  nav,
  open,
  painted,
  saveData,
  test,
  texts,
} from './site.ts';

const code = /\/assets\/.*\.js/;
const article = '/blog/back-pain-relief';

for (const [name, begin] of [
  ['1.5 seconds', (page) => page.clock.runFor(200)],
  ['a sign of a visitor', (page) => page.mouse.move(200, 200)],
] as [string, (page: Page) => Promise<void>][]) {
  test(`scripts wait for the hero picture, or for ${name}`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.route(/\/assets\/.*\.(avif|webp)/, () => {});
    await page.goto('/about', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.clock.runFor(1_400);
    const asked = page.locator('head link[rel=modulepreload]');
    await expect(asked).toHaveCount(0);
    await begin(page);
    await expect(asked).not.toHaveCount(0);
    await page.clock.resume();
    await hydrated(page);
  });
}

test('who has scrolled before the page is hydrated keeps the place', async ({ page }) => {
  const letGo = await hold(page, /\/assets\/framework-.*\.js/);
  await page.goto('/blog', { waitUntil: 'commit' });
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
  await page.reload();
  await hydrated(page);
  await painted(page);
  expect(await place()).toBe(1000);
});

test('what a page needs is asked for at once', async ({ page }) => {
  const asked: string[] = [];
  await saveData(page);
  page.on('request', (request) => asked.push(request.url()));
  const letGo = await hold(page, /\/assets\/index-.*\.js/);
  await page.goto(article, { waitUntil: 'commit' });
  const scripts = () => asked.filter((url) => code.test(url));
  await expect
    .poll(scripts)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/back-pain-relief-/),
        expect.stringMatching(/framework-/),
      ]),
    );
  await painted(page);
  const first = scripts();
  await letGo();
  await hydrated(page);
  expect(scripts()).toEqual(first);
});

test('with data saver no code is fetched ahead', async ({ page }) => {
  await saveData(page);
  await open(page, '/blog');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const link = nav(page).getByRole('link', { name: content.about.page.name, exact: true });
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
  page.on('requestfinished', (request) => asked.push(request.url()));
  await open(page, '/blog');
  const link = page.locator('main a[href^="/blog/"]').first();
  await link.scrollIntoViewIfNeeded();
  const path = (await link.getAttribute('href')) ?? '';
  const isThere = (name: string) => asked.some((url) => url.includes(`/assets/${name}-`));
  await expect.poll(() => isThere(path.replace('/blog/', '')) && isThere('blog._id')).toBe(true);
  // What these two import.
  await page.waitForLoadState('networkidle');
  const late: string[] = [];
  page.on('request', (request) => late.push(request.url()));
  await link.click();
  await arrive(page, path);
  expect(late.filter((url) => code.test(url))).toEqual([]);
});

test('links to files are the browser’s', async ({ page }) => {
  await open(page, '/contact');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: content.contact.content.location.card }).click();
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
  expect(await page.content()).toContain('<rss');
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
      .getByRole('link', { name: texts.labels.newPatientSpecial })
      .click({ ...options, modifiers: 'modifiers' in options ? [...options.modifiers] : [] });
    await expect(await opened).toHaveURL('/new-patients');
    await expect(page).toHaveURL('/about');
    expect(await isMarked(page)).toBe(true);
  });
}

test('only the page itself is marked as current, also before hydration', async ({ page }) => {
  const current = (scope = 'body') =>
    page
      .locator(`${scope} [aria-current=page]`)
      .evaluateAll((all) => [
        ...new Set(all.map((element) => element.getAttribute('href') ?? 'no link')),
      ]);
  await page.route(code, () => {});
  await page.goto(article, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  expect(await current()).toEqual(['no link']);
  await page.unrouteAll();
  await open(page, '/blog');
  expect(await current()).toEqual(['/blog', 'no link']);
  await follow(page, article);
  await expect(heading(page)).toBeFocused();
  expect(await current()).toEqual(['no link']);
  await follow(page, '/conditions/sciatica');
  expect(await current('header')).toEqual(['/conditions/sciatica']);
});
