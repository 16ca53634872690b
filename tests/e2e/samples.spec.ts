import { formatPhone } from '../../src/lib/phone.ts';
import { expect, open, site, strings, test } from './site.ts';

test.skip(site.embeds.forms.provider !== 'sample', 'the site has real forms');

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

test('the skip link leads past the survey', async ({ page }) => {
  await open(page, '/');
  const { skip, form, call } = strings.frames;
  const link = page.getByRole('link', { name: `${skip} ${form}` });
  await link.focus();
  await expect(link).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const embed = page.locator('[data-embed]').first();
  await expect(embed.getByRole('link', { name: call })).toBeFocused();
});
