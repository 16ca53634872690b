import { formatPhone, telephoneHref } from '../../../src/lib/phone.ts';
import { isSample } from '../../../tooling/plugins/sampleEmbeds.ts';
import { frameHeights } from '../../specification.ts';
import { expect, open, openForms, site, test } from '../site.ts';

const { forms, reviews } = site.embeds;

for (const [path, embeds, height] of [
  ['/', [forms, reviews], undefined],
  ['/new-patients', [forms, forms, forms], frameHeights.newPatient],
  ['/contact', [forms], frameHeights.appointment],
] as const) {
  const count = embeds.filter(isSample).length;
  if (count === 0) continue;
  test(`each sample on ${path} says what it is, and a tap calls the clinic`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await openForms(page);
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
    // The survey is folded on phones.
    if (height) await expect(frames.first().locator('..')).toHaveCSS('height', `${height}px`);
  });
}
