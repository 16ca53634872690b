import {
  instantOf,
  openingStatus,
  openingStatusText,
  otherHours,
} from '../../src/lib/openingHours.ts';
import { expect, follow, open, site, strings, test } from './site.ts';

const { notice, closures, timeZone } = site;
if (!notice) throw new Error('The configuration has no notice.');
const [from, until] = [instantOf(notice.from, timeZone), instantOf(notice.until, timeZone)];

test.use({ timezoneId: 'Asia/Tokyo' });

test('the notice stands above every page within its time, and is gone outside of it', async ({
  page,
}) => {
  const bar = page.getByRole('complementary', { name: strings.layout.notice });
  const [first, last] = [from, until - 1];
  for (const [time, isShown] of [
    [first - 1, false],
    [first, true],
    [last, true],
    [until, false],
  ] as const) {
    await page.clock.setFixedTime(time);
    await open(page, '/about');
    await expect(bar).toBeVisible({ visible: isShown });
  }
});

test('a notice that ends while it is read moves nothing, and the next page is without it', async ({
  page,
}) => {
  await page.clock.install({ time: until - 60_000 });
  await open(page, '/about');
  const bar = page.getByRole('complementary', { name: strings.layout.notice });
  await expect(bar).toContainText(notice.text);
  const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
  const before = await top();
  await page.clock.fastForward(90_000);
  await expect(page.locator('aside[data-over=true]')).toBeHidden();
  expect(await top()).toBe(before);
  await follow(page, '/contact');
  await expect(page.locator('aside[data-over=true]')).toHaveCSS('display', 'none');
});

test('pages know the days with other hours, wherever the visitor is', async ({ page }) => {
  const other = otherHours(closures);
  for (const [index, { from: day, to = day }] of closures.entries()) {
    const noon = new Date(instantOf(`${to}T12:00`, timeZone));
    await page.clock.setFixedTime(noon);
    await open(page, '/contact');
    const status = openingStatus(site, noon);
    if (!status) throw new Error('The office never opens.');
    await expect(page.locator('[data-opening=status]')).toHaveText(openingStatusText(status));
    const hours = page.locator('footer dl');
    for (const [place, { days, times }] of other.entries()) {
      const row = hours.getByText(days, { exact: true }).locator('..');
      await expect(row).toHaveCount(place < index ? 0 : 1);
      if (place >= index) await expect(row).toContainText(times);
    }
  }
});
