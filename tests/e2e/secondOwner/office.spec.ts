import { instantOf } from '../../../src/lib/openingHours.ts';
import { at, expect, follow, open, site, staticPages, strings, test } from '../site.ts';

const atOffice = (time: string) => instantOf(time, site.timeZone);
const [from, until] = ['2026-01-01T00:00', '2099-01-01T00:00'].map(atOffice) as [number, number];

// Far from the office, so that a page that used the visitor's clock would be wrong.
test.use({ timezoneId: 'Asia/Tokyo' });

for (const [when, time, visible] of [
  ['before it starts', from - 1, false],
  ['when it starts', from, true],
  ['just before it ends', until - 1, true],
  ['when it ends', until, false],
] as const) {
  test(`the notice is ${visible ? 'shown' : 'hidden'} ${when}`, async ({ page }) => {
    await page.clock.setFixedTime(time);
    await open(page, '/about');
    const bar = page.getByRole('complementary', { name: strings.layout.notice });
    await expect(bar).toBeVisible({ visible });
  });
}

test('a notice that ends while it is read moves nothing, and is gone from the next page', async ({
  page,
}) => {
  await page.clock.install({ time: until - 60_000 });
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
    const colors = await inBar.evaluateAll((links) =>
      links.map((link) => getComputedStyle(link).backgroundColor === 'rgb(242, 169, 0)'),
    );
    expect(colors).toEqual([isCall, false, !isCall]);
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

for (const [when, time, answer] of [
  ['before the break', '2026-02-05T11:00', 'today by 2:45 pm.'],
  [
    'that comes later than a call',
    '2026-02-07T12:00',
    'Tuesday morning. For today, call by 1:00 pm.',
  ],
] as const) {
  test(`forms promise an answer ${when}`, async ({ page }) => {
    await page.clock.setFixedTime(atOffice(time));
    await open(page, '/contact');
    await expect(page.locator('[data-reply]')).toHaveText(`${strings.frames.replyBy} ${answer}`);
  });
}

test('people can write to the office', async ({ page }) => {
  await open(page, '/contact');
  const main = page.locator('main');
  const text = main.getByRole('link', { name: '(913) 555-0197' });
  await expect(text).toHaveAttribute('href', 'sms:+19135550197');
  const email = main.getByRole('link', { name: 'desk@clinic.example.org' });
  await expect(email).toHaveAttribute('href', 'mailto:desk@clinic.example.org');
});

test('people learn what happens with what they type', async ({ page }) => {
  const { privacy } = staticPages.contact.body;
  await open(page, '/new-patients');
  await page
    .locator(`a[href="${at('/contact')}#privacy"]`)
    .first()
    .press('Enter');
  const heading = page.getByRole('heading', { name: privacy.heading, exact: true });
  await expect(heading).toBeInViewport();
  await page.getByText(privacy.notice).click();
  await expect(page.getByText('You may ask for a copy at any time.')).toBeVisible();
});
