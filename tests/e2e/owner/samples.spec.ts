import { formatPhone, telephoneHref } from '../../../src/lib/phone.ts';
import { isSample } from '../../../tooling/plugins/sampleEmbeds.ts';
import { expect, open, site, test } from '../site.ts';

const { forms, reviews } = site.embeds;

for (const [path, embeds] of [
  ['/', [forms, reviews]],
  ['/new-patients', [forms, forms, forms]],
  ['/contact', [forms]],
] as const) {
  const count = embeds.filter(isSample).length;
  if (count === 0) continue;
  test(`each sample on ${path} says what it is, and a tap calls the clinic`, async ({ page }) => {
    await open(page, path);
    const frames = page.locator('iframe[src*="/sample-embeds/"]');
    await expect(frames).toHaveCount(count);
    for (const frame of await frames.all()) {
      await frame.scrollIntoViewIfNeeded();
      const sample = frame.contentFrame();
      await expect(sample.locator('h1')).toBeVisible();
      await expect(sample.getByText('sends nothing')).toBeVisible();
      const call = sample.getByRole('link', { name: formatPhone(site.phones.scheduling) });
      await expect(call).toHaveAttribute('href', telephoneHref(site.phones.scheduling));
    }
  });
}

if (isSample(reviews))
  test('the sample of the reviews links to the public listing', async ({ page }) => {
    await open(page, '/');
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    const listing = page.frameLocator('#reviews').getByRole('link').first();
    await expect(listing).toHaveAttribute('href', site.reviewsUrl);
  });
