import type { Page } from 'playwright/test';
import { heightLimits } from '../../src/lib/embedMessages.ts';
import { formHeight, type Mode, modeCookie, providerOrigin } from '../fixtures/provider.ts';
import { test as base, expect, follow, open, providerSitePort } from './site.ts';

const late = 'The form is taking long.';

/** A test on the site with a provider's forms; the provider behaves as `mode` says. */
const test = base.extend<{ mode: Mode }>({
  baseURL: `http://localhost:${providerSitePort}`,
  mode: ['normal', { option: true }],
  page: async ({ page, mode }, use) => {
    await page.context().addCookies([{ name: modeCookie, value: mode, url: providerOrigin }]);
    await use(page);
  },
});

const scripts = (page: Page) => page.locator(`script[src^="${providerOrigin}"]`);

const heights = (page: Page) =>
  page
    .locator('iframe[data-form-id]')
    .evaluateAll((frames) =>
      frames.map((frame) => Math.round(frame.getBoundingClientRect().height)),
    );

/** Follows a link and waits until its page is there. */
async function go(page: Page, path: string) {
  await follow(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function expectPhone(page: Page) {
  await expect(
    page.locator('[data-embed]').first().getByRole('link', { name: 'Call instead' }),
  ).toHaveAttribute('href', /^tel:/);
}

test('each form gets the height it asks for', async ({ page }) => {
  await open(page, '/new-patients');
  await expect.poll(() => heights(page).then(([first]) => first)).toBe(formHeight);
  await page.locator('iframe').last().scrollIntoViewIfNeeded();
  await expect.poll(() => heights(page)).toEqual([formHeight, formHeight, formHeight]);
  await expect(page.getByText(late)).toHaveCount(0);
});

test('the head holds one form script on new patients and none after it, ten times', async ({
  page,
}) => {
  await open(page, '/about');
  for (let visits = 0; visits < 5; visits += 1) {
    await go(page, '/new-patients');
    await expect(page.locator('head').locator(`script[src^="${providerOrigin}"]`)).toHaveCount(1);
    await expect(scripts(page)).toHaveCount(1);
    await expect.poll(() => heights(page).then(([first]) => first)).toBe(formHeight);
    await go(page, '/about');
    await expect(scripts(page)).toHaveCount(0);
  }
});

test.describe('a provider whose forms answer only to its script', () => {
  test.use({ mode: 'asked', viewport: { width: 390, height: 844 } });
  const pages = ['/', '/new-patients', '/contact'];

  for (const from of pages) {
    for (const to of pages.filter((path) => path !== from)) {
      test(`runs anew on the direct step from ${from} to ${to}`, async ({ page }) => {
        await page.clock.install();
        await open(page, from);
        await expect(scripts(page)).toHaveCount(1);
        await go(page, to);
        await expect(scripts(page)).toHaveCount(1);
        await page.locator('iframe[data-form-id]').first().scrollIntoViewIfNeeded();
        const spoken = page.locator('iframe[data-form-id][style*="height"]');
        await expect(spoken.first()).toBeAttached();
        // It has spoken, so it is not late.
        await page.clock.runFor(10_000);
        await expect(page.getByText(late)).toHaveCount(0);
      });
    }
  }
});

test('the contact page has the script as a tag in its body', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.locator('body').locator(`script[src^="${providerOrigin}"]`)).toHaveCount(1);
  await expect(scripts(page)).toHaveCount(1);
  await go(page, '/about');
  await expect(scripts(page)).toHaveCount(0);
});

for (const [width, count] of [
  [390, 1],
  [1280, 0],
] as const) {
  test(`the home page loads ${count} form script(s) at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    await expect
      .poll(() => heights(page).then(([survey]) => survey))
      .toBe(width === 390 ? 1200 : formHeight);
    await expect(scripts(page)).toHaveCount(count);
  });
}

test('the reviews may still scroll when the script has forbidden it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, '/');
  await page.waitForFunction(() => 'embedRuns' in window);
  await expect(page.locator('#reviews')).not.toHaveAttribute('scrolling');
});

test('no form script runs before hydration is over', async ({ page }) => {
  let isHydrated = false;
  const early: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/js/form_embed') && !isHydrated) early.push(request.url());
  });
  await page.route(/framework-.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    isHydrated = true;
    await route.continue();
  });
  await page.goto('/new-patients');
  await expect(scripts(page)).toHaveCount(1);
  expect(early).toEqual([]);
});

test('a query string and Back and Forward leave everything working', async ({ page }) => {
  await open(page, '/new-patients?utm_source=test');
  await expect.poll(() => heights(page).then(([first]) => first)).toBe(formHeight);
  await go(page, '/about');
  await page.goBack();
  await expect(page).toHaveURL('/new-patients?utm_source=test');
  await expect(scripts(page)).toHaveCount(1);
  await expect.poll(() => heights(page).then(([first]) => first)).toBe(formHeight);
  await page.goto('about:blank');
  await page.goBack();
  await expect(scripts(page)).toHaveCount(1);
});

test('late messages reach nobody after the page was left', async ({ page }) => {
  await open(page, '/new-patients');
  await expect(scripts(page)).toHaveCount(1);
  await page.waitForFunction(() => 'embedRuns' in window);
  await go(page, '/about');
  await page.evaluate(() => {
    postMessage('[iFrameSizer]new-patient-special-pain:900:1:resize', '*');
    postMessage(['highlevel.setHeight', { height: 900 }], '*');
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('a slow provider', () => {
  test.use({ mode: 'slow' });

  test('is said to be late after 8 seconds, and no more when it has come', async ({ page }) => {
    test.setTimeout(40_000);
    await open(page, '/contact');
    await page.locator('iframe[data-form-id]').scrollIntoViewIfNeeded();
    const status = page.locator('[data-embed]').first().getByRole('status');
    await expect(status).toContainText(late, { timeout: 12_000 });
    await expect(status.getByRole('link', { name: 'open it in a new tab' })).toHaveAttribute(
      'href',
      /^http/,
    );
    await expect(status.getByRole('link', { name: /555/ })).toHaveAttribute('href', /^tel:/);
    await expect(status).toBeEmpty({ timeout: 12_000 });
    expect(await heights(page)).toEqual([formHeight]);
  });
});

test.describe('a provider that never answers', () => {
  test.use({ mode: 'silent' });

  test('is said to be late; the page works', async ({ page }) => {
    await open(page, '/new-patients');
    await page.locator('iframe[data-form-id]').first().scrollIntoViewIfNeeded();
    await expect(page.getByText(late).first()).toBeVisible({ timeout: 12_000 });
    expect((await heights(page))[0]).toBe(432);
    await expectPhone(page);
    await go(page, '/about');
  });
});

test.describe('a blocked provider', () => {
  test.use({ mode: 'blocked' });

  test('is said to be late; the page works', async ({ page, complaints }) => {
    await open(page, '/contact');
    await page.locator('iframe[data-form-id]').scrollIntoViewIfNeeded();
    await expect(page.getByText(late)).toBeVisible({ timeout: 12_000 });
    await expectPhone(page);
    await go(page, '/about');
    // The browser reports what did not load; nothing else may be said.
    const own = complaints.filter(
      (text) => !text.includes(providerOrigin) && !text.includes('ERR_EMPTY_RESPONSE'),
    );
    expect(own).toEqual([]);
    complaints.length = 0;
  });
});

test.describe('a script that moves frames', () => {
  test.use({ mode: 'moving' });

  test('does not break leaving and coming back', async ({ page }) => {
    await open(page, '/about');
    for (let visits = 0; visits < 3; visits += 1) {
      await go(page, '/new-patients');
      await expect(page.locator('.ep-wrapper').first()).toBeAttached();
      await go(page, '/about');
      await expect(page.locator('iframe')).toHaveCount(0);
    }
    await open(page, '/new-patients');
    await expect(page.locator('.ep-wrapper').first()).toBeAttached();
    await go(page, '/about');
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test.describe('a script that hides frames', () => {
  test.use({ mode: 'hiding' });

  test('cannot hide them for more than some seconds', async ({ page }) => {
    await open(page, '/contact');
    const frame = page.locator('iframe[data-form-id]');
    await expect(frame).toHaveCSS('opacity', '0');
    await expect(frame).toHaveCSS('opacity', '1', { timeout: 8_000 });
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toBeInViewport();
    await expectPhone(page);
  });
});

test.describe('hostile messages', () => {
  test.use({ mode: 'hostile' });

  test('keep heights in bounds and change nothing else', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/');
    await expect.poll(() => heights(page).then(([survey]) => survey)).toBe(heightLimits.most);
    const before = await heights(page);
    // A frame from elsewhere and the page itself ask for another height.
    await page.route('**/stranger', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script>parent.postMessage(["highlevel.setHeight", { height: 500 }], "*")</script>',
      }),
    );
    await page.evaluate(() => {
      const stranger = document.createElement('iframe');
      stranger.src = '/stranger';
      document.body.append(stranger);
      postMessage(['highlevel.setHeight', { height: 500 }], '*');
      postMessage('[iFrameSizer]lead-survey:500:1:resize', '*');
    });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await heights(page)).toEqual(before);
  });
});
