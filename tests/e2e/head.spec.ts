import type { Page } from 'playwright/test';
import { expect, moveTo, open, pageTypes, test } from './site.ts';

/** Title, meta tags and links of the document, in a comparable form. */
const head = (page: Page) =>
  page.evaluate(() => {
    // The policy of the first page rules the document as long as it lasts.
    const tags = [...document.head.querySelectorAll('title, meta:not([http-equiv]), link')]
      .filter(
        (tag) => !/modulepreload|stylesheet|preload|preconnect/.test(tag.getAttribute('rel') ?? ''),
      )
      .map((tag) =>
        [
          tag.localName,
          ...[...tag.attributes].map(({ name, value }) => `${name.toLowerCase()}=${value}`).sort(),
          tag.textContent,
        ].join(' '),
      );
    return tags.sort();
  });

test('after client navigation the head is that of the prerendered page, both ways', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const prerendered = new Map<string, string[]>();
  for (const path of pageTypes) {
    await open(page, path);
    prerendered.set(path, (await head(page)) as string[]);
  }
  await open(page, '/blog');
  const tour = [...pageTypes, ...pageTypes.toReversed().slice(1)];
  for (const path of tour) {
    await moveTo(page, path);
    await expect(page).toHaveURL(path);
    await expect.poll(() => head(page)).toEqual(prerendered.get(path));
  }
});
