import { frameHeights } from '../../specification.ts';
import { expect, open, openForms, strings, test } from '../site.ts';

test('the hero of the home page is 1000 pixels high, the content about 80 percent wide', async ({
  page,
}) => {
  await open(page, '/');
  const hero = page.locator('main section').first();
  for (const width of [1024, 1100, 1920, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await hero.boundingBox())?.height, `at ${width} pixels`).toBe(1000);
  }
  const section = page.getByRole('heading', { level: 2 }).first().locator('../..');
  expect(((await section.boundingBox())?.width ?? 0) / 1440).toBeCloseTo(0.8, 1);
});

for (const [width, survey] of [
  [1280, frameHeights.survey.wide],
  [390, frameHeights.survey.narrow],
] as const) {
  test(`frames reserve the specified heights, the survey ${width < 1200 ? 'below' : 'beside'} the title, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, heights] of [
      ['/new-patients', Array(3).fill(frameHeights.newPatient)],
      ['/contact', [frameHeights.appointment, frameHeights.map]],
      ['/', [survey, frameHeights.reviews]],
    ] as const) {
      await open(page, path);
      await openForms(page);
      const frames = page.locator('iframe');
      expect(
        await frames.evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().height)),
      ).toEqual(heights);
    }
    // On phones, a part of the survey is shown at first.
    const shown = () => page.locator('#lead-survey').locator('..').boundingBox();
    if (width < 1200) {
      expect((await shown())?.height).toBeLessThan(survey);
      await page.getByLabel(strings.frames.whole, { exact: true }).check();
    }
    expect((await shown())?.height).toBe(survey);
    const title = await page.locator('h1').boundingBox();
    const form = await page.locator('#lead-survey').boundingBox();
    if (width < 1200) expect(form?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
    else expect(form?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
  });
}
