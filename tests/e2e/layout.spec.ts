import { frameHeights } from '../specification.ts';
import { expect, open, pageTypes, test } from './site.ts';

test('the hero of the home page is 1000 pixels high, the content about 80 percent wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const hero = page.locator('main section').first();
  expect((await hero.boundingBox())?.height).toBe(1000);
  const content = await page
    .getByRole('heading', { level: 2 })
    .first()
    .locator('../..')
    .boundingBox();
  expect((content?.width ?? 0) / 1440).toBeCloseTo(0.8, 1);
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
  const heading = page.getByRole('heading', { level: 1 });
  const survey = page.locator('#lead-survey');
  const boxes = async () => ({
    words: await heading.boundingBox(),
    form: await survey.boundingBox(),
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  const wide = await boxes();
  expect(wide.form?.x).toBeGreaterThan((wide.words?.x ?? 0) + (wide.words?.width ?? 0));
  await page.setViewportSize({ width: 390, height: 900 });
  const narrow = await boxes();
  expect(narrow.form?.y).toBeGreaterThan((narrow.words?.y ?? 0) + (narrow.words?.height ?? 0));
});

for (const [width, columns] of [
  [390, 1],
  [800, 2],
  [1280, 3],
] as const) {
  test(`the listing has ${columns} column(s) at ${width} pixels and clamps its cards`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/blog');
    const cards = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /^Read More/ }) });
    await expect(cards).toHaveCount(19);
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe(columns);
    const lines = await cards.evaluateAll((all) =>
      all.map((card) => {
        const count = (element: Element | null) =>
          element
            ? Math.round(
                element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
              )
            : 0;
        return [count(card.querySelector('h3')), count(card.querySelector('h3 + p'))];
      }),
    );
    for (const [title, excerpt] of lines) {
      expect(title).toBeLessThanOrEqual(2);
      expect(excerpt).toBeLessThanOrEqual(3);
    }
  });
}

for (const width of [320, 390, 768, 1024, 1440, 1920]) {
  test(`the header begins and ends where the content does at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/about');
    const logo = await page
      .getByRole('link', { name: /, home$/ })
      .first()
      .boundingBox();
    const content = await page.locator('main h1').boundingBox();
    expect(logo?.x).toBeCloseTo(content?.x ?? 0, 0);
    const root = page.locator('html');
    expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

test('footer and top bar break no address, no time and no label', async ({ page }) => {
  const lines = (text: RegExp | string) =>
    page.getByText(text).evaluateAll((all) =>
      all.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size;
      }),
    );
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Book An Appointment' })).toHaveCSS(
    'block-size',
    '52px',
  );
  expect(await lines(/^9:00 am–1:00 pm and/)).toEqual([1]);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await lines(/^Lenexa, KS 66215$/)).toEqual([1]);
});

for (const path of pageTypes) {
  test(`each picture on ${path} has room at all widths`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const flat = await page.locator('main img').evaluateAll((pictures) =>
        pictures.flatMap((picture) => {
          const { width: across, height } = picture.getBoundingClientRect();
          return across < 60 || height < 45 ? [picture.getAttribute('src')] : [];
        }),
      );
      expect(flat, `at ${width} pixels`).toEqual([]);
    }
  });
}
