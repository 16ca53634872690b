import {
  article,
  at,
  entries,
  expect,
  open,
  pathOfEntry,
  registries,
  strings,
  test,
} from './site.ts';

const contentsName = strings.article.contents;
const withMovement = pathOfEntry(
  'conditions',
  'with a movement',
  ({ body }) => body.movements.length > 0,
);
const withLight = pathOfEntry('conditions', 'with a plate that lights up', ({ body }) =>
  body.plates.some((id) => registries.plates[id]?.unlit),
);
const discs = entries.conditions.filter(({ body }) => body.components.includes('DiscStates'));

test('the contents list stands beside the text and stays in view where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, article);
  const contents = page.getByRole('navigation', { name: contentsName });
  const links = contents.getByRole('link');
  const heading = page.locator('article h2[id]:not(nav *)').nth(3);
  await heading.scrollIntoViewIfNeeded();
  await expect(links.first()).toBeInViewport();
  const [link, text] = await Promise.all([links.first().boundingBox(), heading.boundingBox()]);
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan(link?.x ?? 0);
  await expect(contents.locator('summary')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: contentsName })).toBeHidden();
});

for (const width of [768, 1440, 1920]) {
  test(`an article ends where the page does, and its boxes end together, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, article);
    const ends = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)));
    const boxes = await ends('article :is([data-part="movements"], [data-part="signs"])');
    expect(new Set(boxes).size).toBe(1);
    const [contents = 0] = await ends('nav[aria-labelledby="contents"]');
    expect(Math.max(contents, ...boxes)).toBe((await ends('footer > *'))[0]);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('on a phone the contents list unfolds and leads to a heading below the header', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await (javaScriptEnabled ? open(page, article) : page.goto(at(article)));
      const contents = page.getByRole('navigation', { name: contentsName });
      const link = contents.getByRole('link').nth(2);
      await expect(link).toBeHidden();
      await contents.locator('summary').click();
      const words = await link.innerText();
      const heights = await contents
        .getByRole('link')
        .evaluateAll((links) => links.map((each) => each.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      await link.click();
      const heading = page.getByRole('heading', { name: words });
      await expect(heading).toBeInViewport();
      const gap = () =>
        heading.evaluate((element) => {
          const header = document.querySelector('header')?.getBoundingClientRect();
          return element.getBoundingClientRect().top - (header?.bottom ?? 0);
        });
      await expect.poll(gap).toBeGreaterThan(0);
      expect(await gap()).toBeLessThan(100);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });

  test('a movement shows the chosen step as wide as its column, or plays; without motion and on paper it shows all', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(at(withMovement));
    const movement = page.locator('[data-part="movements"]').first();
    const steps = await movement.getByRole('listitem').all();
    const opacities = (shown: (index: number) => boolean) =>
      Promise.all(
        steps.map((step, index) =>
          expect(step.locator('picture')).toHaveCSS('opacity', shown(index) ? '1' : '0'),
        ),
      );
    expect(steps).toHaveLength(3);
    const { width } = (await movement.boundingBox()) ?? {};
    for (const [chosen, step] of steps.entries()) {
      await step.getByRole('radio').check();
      await opacities((index) => index === chosen);
      expect((await step.locator('picture').boundingBox())?.width).toBeCloseTo(width ?? 0);
      expect((await step.locator('label').boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const second = movement.locator('picture').nth(1);
    await expect(second).toHaveCSS('animation-name', 'none');
    const play = movement.getByRole('checkbox', { name: strings.article.playInLoop });
    await play.check();
    await expect(second).not.toHaveCSS('animation-name', 'none');
    await expect(movement.getByRole('radio')).toHaveCount(0);
    await play.uncheck();
    await opacities((index) => index === 2);
    for (const media of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const) {
      await page.emulateMedia({ reducedMotion: 'no-preference', media: 'screen', ...media });
      await expect(movement.locator('input').filter({ visible: true })).toHaveCount(0);
      await opacities(() => true);
      for (const step of steps) await expect(step.locator('label')).toBeVisible();
    }
  });

  test('the light of a plate runs down over it as it is scrolled by, and is whole without motion and on paper', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(at(withLight));
    const plate = page.locator('[data-part="plates"]:has(picture + picture)').first();
    const cover = plate.locator('picture + picture');
    const covered = async (block: 'start' | 'end') => {
      await plate.evaluate((element, place) => element.scrollIntoView({ block: place }), block);
      const position = await cover.evaluate((element) => getComputedStyle(element).maskPosition);
      return Number.parseFloat(position.split(' ')[1] ?? '');
    };
    await expect.poll(() => covered('end')).toBeGreaterThan(50);
    await expect.poll(() => covered('start')).toBe(0);
    for (const media of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const) {
      await page.emulateMedia({ reducedMotion: 'no-preference', media: 'screen', ...media });
      await expect(cover).toBeHidden();
      await expect(plate.locator('picture').first()).toBeVisible();
    }
  });

  for (const { slug } of discs) {
    test(`on ${slug} the keyboard chooses among three states of a disc, without a move of the page`, async ({
      page,
    }) => {
      const { heading, states } = strings['disc-states'];
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(at(`/conditions/${slug}`));
      const group = page.getByRole('group', { name: heading });
      const { height } = (await group.boundingBox()) ?? {};
      await group.getByRole('radio').first().focus();
      for (const { label, caption } of Object.values(states)) {
        await expect(group.getByRole('radio', { name: label })).toBeChecked();
        await expect(group.getByText(caption)).toBeVisible();
        await expect(group.getByRole('figure')).toHaveCount(1);
        await page.keyboard.press('ArrowRight');
      }
      expect((await group.boundingBox())?.height).toBe(height);
      await page.emulateMedia({ media: 'print' });
      await expect(group.getByRole('figure')).toHaveCount(3);
    });
  }
});
