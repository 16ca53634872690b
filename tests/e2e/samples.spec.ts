import { frameHeights } from '../specification.ts';
import { expect, open, test } from './site.ts';

test('the sample survey goes step by step and says that nothing was sent', async ({ page }) => {
  await open(page, '/');
  const survey = page.frameLocator('#lead-survey');
  await survey.getByLabel('Neck or shoulder').check();
  await survey.getByRole('button', { name: 'Next' }).click();
  await survey.getByLabel('Weeks').check();
  await survey.getByRole('button', { name: 'Next' }).click();
  await survey.getByLabel('Name').fill('A visitor');
  await survey.getByLabel('Phone').fill('555');
  await survey.getByRole('button', { name: 'Send' }).click();
  await expect(survey.getByRole('status')).toContainText('nothing was sent');
  await expect(survey.getByRole('status')).toContainText(/\(\d{3}\) 555-\d{4}/);
});

test('samples are kept from search engines', async ({ page }) => {
  for (const name of ['survey', 'new-patient-special', 'appointment', 'reviews']) {
    await page.goto(`/sample-embeds/${name}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});

test('the skip link leads past the survey', async ({ page }) => {
  await open(page, '/');
  const skip = page.getByRole('link', { name: 'Skip the form' });
  await skip.focus();
  await expect(skip).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.locator('[data-embed]').first().getByRole('link', { name: 'Call instead' }),
  ).toBeFocused();
});

test('the sample survey does not keep the height of a phone on a wide screen', async ({ page }) => {
  const height = async () => (await page.locator('#lead-survey').boundingBox())?.height;
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  await page.setViewportSize({ width: 390, height: 800 });
  const inside = page.frameLocator('#lead-survey').locator('body');
  await expect
    .poll(() => inside.evaluate((body) => body.clientHeight))
    .toBe(frameHeights.survey.narrow);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(height).toBe(frameHeights.survey.wide);
});
