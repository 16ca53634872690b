import { cityLine } from '../../src/lib/address.ts';
import {
  callingAdvice,
  hoursByDays,
  openingStatus,
  openingStatusText,
} from '../../src/lib/openingHours.ts';
import { frameHeights } from '../specification.ts';
import { entries, expect, heading, open, site, test, texts } from './site.ts';

test('the hero of the home page is 1000 pixels high, the content about 80 percent wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const hero = page.locator('main section').first();
  expect((await hero.boundingBox())?.height).toBe(1000);
  const section = page.getByRole('heading', { level: 2 }).first().locator('../..');
  expect(((await section.boundingBox())?.width ?? 0) / 1440).toBeCloseTo(0.8, 1);
});

for (const [width, survey] of [
  [1280, frameHeights.survey.wide],
  [390, frameHeights.survey.narrow],
] as const) {
  test(`frames have the given sizes at ${width} pixels`, async ({ page }) => {
    // A form that comes asks for a height of its own.
    await page.route('**/sample-form.js', (route) => route.fulfill({ body: '' }));
    await page.setViewportSize({ width, height: 900 });
    const heights = (path: string) =>
      open(page, path).then(() =>
        page
          .locator('iframe')
          .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().height)),
      );
    expect(await heights('/')).toEqual([survey, frameHeights.reviews]);
    expect(await heights('/new-patients')).toEqual(Array(3).fill(frameHeights.newPatient));
    expect(await heights('/contact')).toEqual([frameHeights.appointment, frameHeights.map]);
  });
}

test('the survey stands beside the words on wide screens and below them on small ones', async ({
  page,
}) => {
  await open(page, '/');
  const boxes = async () => ({
    words: await heading(page).boundingBox(),
    form: await page.locator('#lead-survey').boundingBox(),
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  const wide = await boxes();
  expect(wide.form?.x).toBeGreaterThan((wide.words?.x ?? 0) + (wide.words?.width ?? 0));
  await page.setViewportSize({ width: 390, height: 900 });
  const narrow = await boxes();
  expect(narrow.form?.y).toBeGreaterThan((narrow.words?.y ?? 0) + (narrow.words?.height ?? 0));
});

test('the listing has one to three columns and clamps its cards', async ({ page }) => {
  await open(page, '/blog');
  const cards = page.locator('main li:has(h3)');
  await expect(cards).toHaveCount(
    entries.blog.filter(({ fields }) => fields.listed !== false).slice(0, 30).length,
  );
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const shown = await cards.evaluateAll((all) =>
      all.map((card) => {
        const lines = (element: Element | null) =>
          element
            ? Math.round(
                element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
              )
            : 0;
        return {
          left: card.getBoundingClientRect().left,
          title: lines(card.querySelector('h3')),
          excerpt: lines(card.querySelector('h3 + p')),
        };
      }),
    );
    expect(new Set(shown.map(({ left }) => left)).size).toBe(columns);
    expect(shown.filter(({ title, excerpt }) => title > 2 || excerpt > 3)).toEqual([]);
  }
});

test('footer and top bar break no address, no time and no label', async ({ page }) => {
  const lines = (text: string) =>
    page.getByText(text, { exact: true }).evaluateAll((all) =>
      all
        .filter((element) => element.closest('header, footer') && element.checkVisibility())
        .map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size;
        }),
    );
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: texts.labels.book })).toHaveCSS(
    'block-size',
    '52px',
  );
  expect(await lines(hoursByDays(site.hours)[0]?.times ?? '')).toEqual([1]);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await lines(cityLine(site.address))).toEqual([1]);
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('pages say whether the office is open by its own clock', async ({ page }) => {
    const hour = 3_600_000;
    const start = Date.parse('2026-03-02T12:30:00Z');
    await page.clock.setFixedTime(start);
    await open(page, '/new-patients');
    const seen = new Set<string>();
    for (let now = start; now < start + 120 * hour; now += 4 * hour) {
      const status = openingStatus(site.hours, site.timeZone, new Date(now));
      if (!status) throw new Error('The office never opens.');
      await page.clock.setFixedTime(now);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.locator('[data-opening=status]')).toHaveText(openingStatusText(status));
      await expect(page.locator('[data-opening=calling]')).toHaveText(callingAdvice(status));
      seen.add(openingStatusText(status));
    }
    expect(seen.size).toBeGreaterThan(3);
  });
});
