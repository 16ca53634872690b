import type { Page } from 'playwright/test';
import { heightLimits } from '../../src/lib/embedMessages.ts';
import { formatPhone, telephoneHref } from '../../src/lib/phone.ts';
import { formHeight, type Mode, modeCookie, providerOrigin } from '../fixtures/provider.ts';
import { frameHeights } from '../specification.ts';
import { at, expect, follow, hold, open, painted, site, strings, test } from './site.ts';

const { late, lateOpen, call } = strings.frames;
const phone = telephoneHref(site.phones.scheduling);

/** Makes the provider behave in a way; without it, as it should. */
const behave = (page: Page, mode: Mode) =>
  page.context().addCookies([{ name: modeCookie, value: mode, url: providerOrigin }]);

const scripts = (page: Page) => page.locator(`script[src^="${providerOrigin}"]`);
const form = (page: Page) => page.locator('iframe[data-form-id]').first();

const heights = (page: Page) =>
  page
    .locator('iframe[data-form-id]')
    .evaluateAll((frames) =>
      frames.map((frame) => Math.round(frame.getBoundingClientRect().height)),
    );

const expectHeight = (page: Page, height: number) =>
  expect.poll(async () => (await heights(page))[0]).toBe(height);

/** Opens a page and lets the first form be in sight for more than the 8 seconds after which it is late. */
async function awaitForm(page: Page, path: string) {
  await page.clock.install();
  await open(page, path);
  await form(page).scrollIntoViewIfNeeded();
  await painted(page);
  await page.clock.runFor(9_000);
}

async function expectPhone(page: Page) {
  const embed = page.locator('[data-embed]').first();
  await expect(embed.getByRole('link', { name: call })).toHaveAttribute('href', phone);
}

const scriptRan = (page: Page) => page.waitForFunction(() => 'embedRuns' in window);

test('each form gets the height it asks for, never more than a form may ask for', async ({
  page,
}) => {
  await open(page, '/new-patients');
  await expectHeight(page, formHeight);
  await page.locator('iframe').last().scrollIntoViewIfNeeded();
  await expect.poll(() => heights(page)).toEqual([formHeight, formHeight, formHeight]);
  await expect(page.getByText(late)).toHaveCount(0);
  await form(page).evaluate((element) => element.style.setProperty('height', '99999px'));
  await expectHeight(page, heightLimits.max);
});

test('a page with forms has one form script, a page after it none, each time', async ({ page }) => {
  await open(page, '/about');
  for (const [path, part] of [
    ['/new-patients', 'head'],
    ['/contact', 'body'],
    ['/new-patients', 'head'],
  ] as const) {
    await follow(page, path);
    await expect(page.locator(part).locator(scripts(page))).toHaveCount(1);
    await expect(scripts(page)).toHaveCount(1);
    await expectHeight(page, formHeight);
    await follow(page, '/about');
    await expect(scripts(page)).toHaveCount(0);
  }
});

test('a provider whose forms answer only to its script runs again on each direct step from one page with forms to another', async ({
  page,
}) => {
  await behave(page, 'asked');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await open(page, '/');
  const steps = ['/new-patients', '/contact', '/', '/contact', '/new-patients', '/'];
  for (const to of steps) {
    await follow(page, to);
    await expect(scripts(page)).toHaveCount(1);
    await form(page).scrollIntoViewIfNeeded();
    await expect(form(page)).toHaveAttribute('style', /height/);
    // It has spoken, so it is not late.
    await page.clock.runFor(10_000);
    await expect(page.getByText(late)).toHaveCount(0);
  }
});

for (const [width, count, height] of [
  [390, 1, frameHeights.survey.narrow],
  [1280, 0, formHeight],
] as const) {
  test(`the home page loads ${count} form script(s) at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    await expectHeight(page, height);
    await expect(scripts(page)).toHaveCount(count);
    if (count === 0) return;
    // The script has forbidden every frame to scroll.
    await scriptRan(page);
    await expect(page.locator('#reviews')).not.toHaveAttribute('scrolling');
  });
}

test('no form script runs before hydration is over', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isAsked = () => asked.some((url) => url.includes('/js/form_embed'));
  const letGo = await hold(page, /framework-.*\.js/);
  await page.goto(at('/new-patients'), { waitUntil: 'commit' });
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(/framework-/));
  await painted(page);
  expect(isAsked()).toBe(false);
  await letGo();
  await expect(scripts(page)).toHaveCount(1);
  await expect.poll(isAsked).toBe(true);
});

test('a query string and Back and Forward leave everything working', async ({ page }) => {
  await open(page, '/new-patients?utm_source=test');
  await expectHeight(page, formHeight);
  await follow(page, '/about');
  await page.goBack();
  await expect(page).toHaveURL(at('/new-patients?utm_source=test'));
  await expect(scripts(page)).toHaveCount(1);
  await expectHeight(page, formHeight);
  await page.goto('about:blank');
  await page.goBack();
  await expect(scripts(page)).toHaveCount(1);
});

test('late messages reach nobody after the page was left', async ({ page }) => {
  await open(page, '/new-patients');
  await scriptRan(page);
  await follow(page, '/about');
  await page.evaluate(() => {
    postMessage('[iFrameSizer]new-patient-special-pain:900:1:resize', '*');
    postMessage(['highlevel.setHeight', { height: 900 }], '*');
  });
  await painted(page);
  await expect(page.locator('h1')).toBeVisible();
});

test('a slow provider is said to be late after 8 seconds, and no more when it has come', async ({
  page,
}) => {
  await behave(page, 'slow');
  const letGo = await hold(page, /\/answer$/);
  await awaitForm(page, '/contact');
  const status = page.locator('[data-embed]').first().getByRole('status');
  await expect(status).toContainText(late);
  await expect(status.getByRole('link', { name: lateOpen })).toHaveAttribute('href', /^http/);
  await expect(
    status.getByRole('link', { name: formatPhone(site.phones.scheduling) }),
  ).toHaveAttribute('href', phone);
  await letGo();
  await expect(status).toBeEmpty();
  await expectHeight(page, formHeight);
});

for (const [mode, path] of [
  ['silent', '/new-patients'],
  ['blocked', '/contact'],
] as const) {
  test(`a ${mode} provider is said to be late; the page works`, async ({ page, complaints }) => {
    await behave(page, mode);
    await awaitForm(page, path);
    await expect(page.getByText(late).first()).toBeVisible();
    await expectPhone(page);
    await follow(page, '/about');
    // The browser reports what did not load; nothing else may be said.
    const own = complaints.filter(
      (text) => !text.includes(providerOrigin) && !text.includes('ERR_EMPTY_RESPONSE'),
    );
    expect(own).toEqual([]);
    complaints.length = 0;
  });
}

test('a script that moves frames does not break leaving and coming back', async ({ page }) => {
  await behave(page, 'moving');
  const leave = async () => {
    await expect(page.locator('.ep-wrapper').first()).toBeAttached();
    await follow(page, '/about');
    await expect(page.locator('iframe')).toHaveCount(0);
  };
  await open(page, '/new-patients');
  await leave();
  for (let visits = 0; visits < 2; visits += 1) {
    await follow(page, '/new-patients');
    await leave();
  }
});

test('a script that hides frames cannot hide them for more than some seconds', async ({ page }) => {
  await behave(page, 'hiding');
  await page.clock.install();
  await open(page, '/contact');
  await scriptRan(page);
  await page.clock.runFor(6_000);
  await expect(form(page)).toHaveCSS('opacity', '1');
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page)).toBeInViewport();
  await expectPhone(page);
});

test('hostile messages keep heights in bounds and change nothing else', async ({ page }) => {
  await behave(page, 'hostile');
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  await expectHeight(page, heightLimits.max);
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
    const hasSpoken = new Promise((resolve) => stranger.addEventListener('load', resolve));
    document.body.append(stranger);
    postMessage(['highlevel.setHeight', { height: 500 }], '*');
    postMessage('[iFrameSizer]lead-survey:500:1:resize', '*');
    return hasSpoken;
  });
  await painted(page);
  expect(await heights(page)).toEqual(before);
});
