import { article, at, condition, expect, open, strings, test } from '../site.ts';

const contentsName = strings.article.contents;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('on a phone the table of contents unfolds and leads to a heading below the header', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await (javaScriptEnabled ? open(page, article) : page.goto(at(article)));
      const contents = page.getByRole('navigation', { name: contentsName });
      const link = contents.getByRole('link').nth(2);
      await expect(link).toBeHidden();
      await contents.locator('summary').click();
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      const heading = page.getByRole('heading', { name: await link.innerText() });
      await link.click();
      await expect(heading).toBeInViewport();
      const gap = async () => {
        const [above, below] = [page.getByRole('banner'), heading].map((part) =>
          part.boundingBox(),
        );
        const { y = 0, height = 0 } = (await above) ?? {};
        return ((await below)?.y ?? 0) - y - height;
      };
      await expect.poll(gap).toBeGreaterThan(0);
      expect(await gap()).toBeLessThan(100);
    });
  });
}

test('a plate has its labels, and a table each header once, also where its cells are stacked', async ({
  page,
}) => {
  await open(page, condition);
  const plate = page.getByRole('figure', { name: 'The disc is between two bones.' });
  await expect(plate).toMatchAriaSnapshot(`
    - figure:
      - img "Two bones with a disc between them."
      - list "Labels":
        - listitem: Disc
        - listitem: Bone
  `);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('table')).toMatchAriaSnapshot(`
      - table "Week by week":
        - rowgroup:
          - row:
            - columnheader "When"
            - columnheader "What you do"
            - columnheader "Move on when"
        - rowgroup:
          - row:
            - rowheader "Week 1"
            - cell "Walk a little"
            - cell "It eases"
    `);
  }
});
