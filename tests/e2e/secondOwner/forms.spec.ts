import type { Page } from 'playwright/test';
import { heightLimits } from '../../../src/lib/embedMessages.ts';
import { telephoneHref } from '../../../src/lib/phone.ts';
import {
  embedScript,
  formDocument,
  formHeight,
  hiding,
  longForm,
  moving,
  paymentOrigin,
  providerOrigin,
} from '../../fixtures/provider.ts';
import { frameHeights } from '../../specification.ts';
import {
  at,
  expect,
  follow,
  hydrated,
  open,
  openForms,
  painted,
  site,
  staticPages,
  strings,
  test,
  testAllowingErrors,
} from '../site.ts';

const { skip, form: formName, late, lateOpen, call } = strings.frames;
const phone = telephoneHref(site.phones.scheduling);

const scriptFile = `${providerOrigin}/js/form_embed.js`;
const scripts = (page: Page) => page.locator(`script[src="${scriptFile}"]`);
const form = (page: Page) => page.locator('iframe[data-form-id]').first();

const heights = (page: Page) =>
  page
    .locator('iframe[data-form-id]')
    .evaluateAll((frames) =>
      frames.map((frame) => Math.round(frame.getBoundingClientRect().height)),
    );

const expectHeight = (page: Page, height: number) =>
  expect.poll(async () => (await heights(page))[0]).toBe(height);

const expectRuns = (page: Page, count: number) =>
  page.waitForFunction((runs) => 'embedRuns' in window && window.embedRuns === runs, count);

const answerWith = (page: Page, script: string) =>
  page.route(scriptFile, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );

test.beforeEach(async ({ page }) => {
  await page.route(`${providerOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: formDocument(formHeight) }),
  );
  await answerWith(page, embedScript());
});

test('each form gets the height that it requests, and never more than the limit', async ({
  page,
}) => {
  await open(page, '/new-patients');
  await expectHeight(page, formHeight);
  await openForms(page);
  await page.locator('iframe').last().scrollIntoViewIfNeeded();
  await expect.poll(() => heights(page)).toEqual([formHeight, formHeight, formHeight]);
  await form(page).evaluate((element) => element.style.setProperty('height', '99999px'));
  await expectHeight(page, heightLimits.max);
});

test('each page with forms runs the form script once, in its place, until it is left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  for (const [index, [path, place]] of (
    [
      ['/new-patients', 'head'],
      ['/contact', 'body'],
      ['/', 'head'],
      ['/new-patients', 'head'],
    ] as const
  ).entries()) {
    await follow(page, path);
    await expectRuns(page, index + 1);
    await expect(page.locator(place).locator(scripts(page))).toHaveCount(1);
    await expect(scripts(page)).toHaveCount(1);
  }
  await follow(page, '/about');
  await expect(scripts(page)).toHaveCount(0);
  // A form may still send messages when its page has been left.
  await page.evaluate(() => postMessage('[iFrameSizer]request-an-appointment:900:1:resize', '*'));
  await painted(page);
});

test('with a blocked provider the form is late and the page works', async ({
  page,
  complaints,
}) => {
  await page.route(`${providerOrigin}/**`, (route) => route.abort());
  await page.clock.install();
  // The page loads only when its frames have.
  await page.goto(at('/contact'), { waitUntil: 'commit' });
  await hydrated(page);
  await form(page).scrollIntoViewIfNeeded();
  // It is late after 8 seconds in sight.
  await page.clock.runFor(9_000);
  await expect(page.getByText(late)).toBeVisible();
  const open = page.getByRole('link', { name: lateOpen });
  await expect(open).toHaveAttribute('href', new RegExp(`^${providerOrigin}`));
  const embed = page.locator('[data-embed]').first();
  await expect(embed.getByRole('link', { name: call })).toHaveAttribute('href', phone);
  await follow(page, '/about');
  // The browser reports the blocked files.
  const other = complaints.filter(
    (text) => !text.includes(providerOrigin) && !text.includes('ERR_FAILED'),
  );
  expect(other).toEqual([]);
  complaints.length = 0;
});

test('a script that moves frames does not break leaving and returning', async ({ page }) => {
  await answerWith(page, embedScript(moving));
  await open(page, '/about');
  for (const visit of [1, 2]) {
    await follow(page, '/new-patients');
    await expectRuns(page, visit);
    await expect(page.locator('.moved > iframe')).toHaveCount(3);
    await follow(page, '/about');
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});

test('a form that the script hides appears again after some seconds', async ({ page }) => {
  await answerWith(page, embedScript(hiding));
  await page.clock.install();
  await open(page, '/contact');
  await expectRuns(page, 1);
  await page.clock.runFor(6_000);
  await expect(form(page)).toHaveCSS('opacity', '1');
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page)).toBeInViewport();
});

const long = 1500;
const thanks = `${providerOrigin}/thanks`;

// The browser complains that no payment can be made in a test.
for (const [what, send, height] of [
  ['an error', `say(); request(${long + 60})`, long + 60],
  ['a next step', "document.body.innerHTML = '<output>Result</output>'; request(600)", 600],
  ['thanks', `location.href = '${thanks}'`, frameHeights.appointment],
  ['a payment', `location.href = '${paymentOrigin}'`, long],
  // After 5 seconds, a click no longer allows what only follows a click.
  ['thanks in the whole window', `setTimeout(() => { top.location = '${thanks}'; }, 6_000)`, null],
] as const)
  (what === 'a payment' ? testAllowingErrors : test)(
    `a visitor who sends a long form sees ${what}`,
    async ({ page }) => {
      const result = '<output>Result</output>';
      const payment = `<script>
      new PaymentRequest([{ supportedMethods: 'basic-card' }], { total: { label: 'Visit', amount: { currency: 'USD', value: '1' } } });
      document.write('${result}');
    </script>`;
      for (const [url, body] of [
        ['**/widget/**', longForm(long, send)],
        [thanks, formDocument(heightLimits.min, result)],
        [`${paymentOrigin}/`, formDocument(heightLimits.min, payment)],
      ] as const)
        await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/contact');
      await expectHeight(page, long);
      const inForm = form(page).contentFrame();
      const button = inForm.getByRole('button');
      // Frames out of sight are too slow for Playwright's own scrolling.
      await form(page).evaluate((frame) => frame.scrollIntoView({ block: 'end' }));
      const top = await page.evaluate(() => scrollY);
      await button.click();
      await expect((height ? inForm : page).getByText('Result')).toBeInViewport({ ratio: 1 });
      if (height) await expectHeight(page, height);
      if (await button.isVisible()) expect(await page.evaluate(() => scrollY)).toBe(top);
    },
  );

test('the skip link leads past the form', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('link', { name: `${skip} ${formName}` });
  await link.focus();
  await expect(link).toBeVisible();
  await page.keyboard.press('Enter');
  const embed = page.locator('[data-embed]').first();
  await expect(embed.getByRole('link', { name: call })).toBeFocused();
});

test('three forms on a page can be told apart', async ({ page }) => {
  await open(page, '/new-patients');
  await openForms(page);
  for (const { audience, frameTitle } of staticPages['new-patients'].body.sections) {
    for (const part of [
      page.getByRole('heading', { name: `Special ${audience}`, exact: true }),
      page.getByRole('link', { name: `Skip Form ${audience}`, exact: true }),
      page.getByRole('link', { name: `Open Form ${audience} Newtab`, exact: true }),
      page.getByTitle(frameTitle, { exact: true }),
    ])
      await expect(part).toHaveCount(1);
  }
});
