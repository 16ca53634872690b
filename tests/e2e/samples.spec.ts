import { formatPhone } from '../../src/lib/phone.ts';
import { frameHeights } from '../specification.ts';
import { expect, open, site, test, texts } from './site.ts';

test('the sample survey goes step by step and says that nothing was sent', async ({ page }) => {
  await open(page, '/');
  const survey = page.frameLocator('#lead-survey');
  await survey.getByRole('radio').first().check();
  await survey.getByRole('button', { name: 'Next' }).click();
  await survey.getByLabel('Weeks').check();
  await survey.getByRole('button', { name: 'Next' }).click();
  await survey.getByLabel('Name').fill('A visitor');
  await survey.getByLabel('Phone').fill('555');
  await survey.getByRole('button', { name: 'Send' }).click();
  await expect(survey.getByRole('status')).toContainText('nothing was sent');
  await expect(survey.getByRole('status')).toContainText(formatPhone(site.phones.scheduling));
});

test('samples are kept from search engines', async ({ page }) => {
  for (const name of ['survey', 'new-patient-special', 'appointment', 'reviews']) {
    await page.goto(`/sample-embeds/${name}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});

test('the skip link leads past the survey', async ({ page }) => {
  await open(page, '/');
  const { skip, form, call } = texts.frames;
  const link = page.getByRole('link', { name: `${skip} ${form}` });
  await link.focus();
  await expect(link).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const embed = page.locator('[data-embed]').first();
  await expect(embed.getByRole('link', { name: call })).toBeFocused();
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
