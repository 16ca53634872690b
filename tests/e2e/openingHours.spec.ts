import { expect, open, test } from './site.ts';

const cases = [
  ['2026-03-02T16:00:00Z', 'Open now until 1:00 pm', 'Call now: we are here until 1:00 pm.'],
  ['2026-03-02T20:00:00Z', 'Closed for lunch, opens 3:00 pm', 'We answer again at 3:00 pm.'],
  ['2026-03-06T20:00:00Z', 'Closed, opens Monday 9:00 am', 'We answer again Monday 9:00 am.'],
] as const;

for (const timezoneId of ['America/Chicago', 'Asia/Tokyo', 'Europe/London']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    for (const [now, status, advice] of cases) {
      test(`${now}: ${status}`, async ({ page }) => {
        await page.clock.setFixedTime(now);
        await open(page, '/new-patients');
        await expect(page.getByText(status)).toBeVisible();
        await expect(page.getByText(advice)).toBeVisible();
      });
    }
  });
}
