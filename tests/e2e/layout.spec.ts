import { callingAdvice, openingStatus, openingStatusText } from '../../src/lib/openingHours.ts';
import { frameHeights } from '../specification.ts';
import { entries, expect, open, site, test } from './site.ts';

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
  test(`frames have the given sizes and places at ${width} pixels`, async ({ page }) => {
    test.skip(site.embeds.forms.provider !== 'sample', 'its frames have heights of their own');
    await page.setViewportSize({ width, height: 900 });
    const heights = (path: string) =>
      open(page, path).then(() =>
        page
          .locator('iframe')
          .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().height)),
      );
    expect(await heights('/')).toEqual([survey, frameHeights.reviews]);
    const [words, form] = [
      await page.locator('h1').boundingBox(),
      await page.locator('#lead-survey').boundingBox(),
    ];
    if (width === 1280) expect(form?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
    else expect(form?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
    expect(await heights('/new-patients')).toEqual(Array(3).fill(frameHeights.newPatient));
    expect(await heights('/contact')).toEqual([frameHeights.appointment, frameHeights.map]);
  });
}

test('beside each heading of a service stand its words, or its plate', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { slug } of entries.services) {
    await open(page, `/services/${slug}`);
    const rows = page.locator(
      '[data-lazy-children] > :has(> h2):has(> h2 + div:not([id]), > figure)',
    );
    expect(await rows.count()).toBeGreaterThan(1);
    const alone = await rows.evaluateAll((all) =>
      all
        .map((row) => [...row.children].map((child) => child.getBoundingClientRect()))
        .filter(([heading, ...others]) =>
          others.every(
            ({ left, top }) =>
              heading && (left < heading.right || Math.abs(top - heading.top) > heading.height),
          ),
        ),
    );
    expect(alone).toEqual([]);
  }
});

test('the listing has one to three columns, whose rows are full, and cuts no words', async ({
  page,
}) => {
  await open(page, '/blog');
  const cards = page.locator('main li:has(h3)');
  const listed = entries.blog.filter(({ fields }) => fields.listed !== false);
  await expect(cards).toHaveCount(Math.min(listed.length, 30));
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe(columns);
    const holes = await page.locator('main ul:has(h3)').evaluateAll(
      (lists) =>
        lists.filter((list) => {
          const end = (element?: Element | null) => element?.getBoundingClientRect().right ?? 0;
          return Math.abs(end(list) - end(list.lastElementChild)) > 1;
        }).length,
    );
    expect(holes).toBe(0);
    const cut = await cards
      .locator('h3, h3 + p')
      .evaluateAll((all) =>
        all
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
  }
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
      const status = openingStatus(site, new Date(now));
      if (!status) throw new Error('The office never opens.');
      await page.clock.setFixedTime(now);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.locator('[data-opening=status]')).toHaveText(openingStatusText(status));
      await expect(page.locator('[data-opening=calling]')).toHaveText(callingAdvice(status));
      seen.add(openingStatusText(status));
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});
