import { formatPhone, telephoneHref } from '../../../src/lib/phone.ts';
import { isSample } from '../../../tooling/plugins/sampleEmbeds.ts';
import { frameHeights } from '../../specification.ts';
import { expect, follow, open, openForms, site, strings, test } from '../site.ts';

const { forms, reviews } = site.embeds;

for (const [path, embeds, height] of [
  ['/', [forms, reviews], frameHeights.survey.narrow],
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
    const whole = page.getByText(strings.frames.whole);
    if (await whole.isVisible()) await whole.click();
    const shown = frames.first().locator('..');
    await expect(shown).toHaveCSS('height', `${height}px`);
  });
}

if (isSample(reviews))
  test('the sample of the reviews links to the public listing', async ({ page }) => {
    await open(page, '/');
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    const listing = page.frameLocator('#reviews').getByRole('link').first();
    await expect(listing).toHaveAttribute('href', site.reviewsUrl);
  });

if (isSample(forms))
  test('the script of the forms is in the head of New Patients until it is left, in the body of Contact, and on the home page of phones', async ({
    page,
  }) => {
    const script = page.locator('script[src$="/sample-embeds/form_embed.js"]');
    await open(page, '/about');
    for (const [path, place, count] of [
      ['/new-patients', 'head', 3],
      ['/contact', 'body', 1],
    ] as const) {
      await follow(page, path);
      await expect(page.locator(place).locator(script)).toHaveCount(1);
      await expect(page.locator('iframe[data-ready]')).toHaveCount(count);
      await follow(page, '/about');
      await expect(script).toHaveCount(0);
    }
    await follow(page, '/');
    await expect(page.locator('#lead-survey')).toBeAttached();
    await expect(script).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('#lead-survey')).toHaveAttribute('data-ready');
    await expect(page.locator('head').locator(script)).toHaveCount(1);
  });
