import { instantOf } from '../../../src/lib/openingHours.ts';
import { expect, follow, open, site, staticPages, strings, test } from '../site.ts';

const atOffice = (time: string) => instantOf(time, site.timeZone);

// Far from the office, so that a page that used the visitor's clock would be wrong.
test.use({ timezoneId: 'Asia/Tokyo' });

test('a notice that ends while it is read moves nothing, and is gone from the next page', async ({
  page,
}) => {
  await page.clock.install({ time: atOffice('2098-12-31T23:59') });
  await open(page, '/about');
  const bar = page.getByRole('complementary', { name: strings.layout.notice });
  await expect(bar).toContainText('Ice on the roads');
  const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
  const before = await top();
  await page.clock.fastForward(90_000);
  await expect(page.locator('aside[data-over=true]')).toBeHidden();
  expect(await top()).toBe(before);
  await follow(page, '/contact');
  await expect(page.locator('aside[data-over=true]')).toHaveCSS('display', 'none');
  await page.reload();
  await expect(bar).toBeHidden();
});

// Times at the office; hours as in tests/fixtures/content/clinic/office.yaml.
for (const [time, status] of [
  ['2026-01-06T08:30', 'Open until 12:15 pm. Call, and we’ll find you a time.'],
  ['2098-07-08T11:00', 'Request now, and we’ll call you Thursday morning.'],
] as const) {
  test(`at ${time} at the office, the filled button does what the page says: "${status}"`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(atOffice(time));
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/new-patients');
    await expect(page.locator('main [data-opening=status]')).toHaveText(status);
    const [first] = staticPages['new-patients'].body.sections;
    const isCall = status.startsWith('Open');
    const filled = page.locator('main [data-variant=primary]').first();
    await expect(filled).toHaveAttribute('href', isCall ? /^tel:/ : `#${first?.id}`);
    // Hidden while the button is in view.
    const bar = { name: strings.layout.quickActions, includeHidden: true };
    const inBar = page.getByRole('navigation', bar).locator('a');
    // Colors change in steps.
    await expect
      .poll(async () => {
        const color = await filled.evaluate((link) => getComputedStyle(link).backgroundColor);
        const colors = await inBar.evaluateAll((links) =>
          links.map((link) => getComputedStyle(link).backgroundColor),
        );
        return colors.map((other) => other === color);
      })
      .toEqual([isCall, false, !isCall]);
  });
}

test('the footer lists days with other hours until they are over', async ({ page }) => {
  const hours = page.getByRole('contentinfo').locator('dl');
  for (const [time, isListed] of [
    ['2098-07-02T12:00', true],
    ['2098-07-03T12:00', false],
  ] as const) {
    await page.clock.setFixedTime(atOffice(time));
    await open(page, '/contact');
    await expect(hours.getByText('8:30 am to 10:00 am')).toHaveCount(isListed ? 1 : 0);
    await expect(hours.getByText(/Jul 5/)).toHaveCount(1);
  }
});
