import { at, expect, open, test } from '../site.ts';

// Of the two doctors in tests/fixtures/content/clinic/people.yaml, the first has pictures and a film.
const [doctor, colleague] = ['Dr. Robin Hale', 'Dr. Kim Hale-Ortiz'];

for (const path of ['/', '/new-patients', '/conditions/ache', '/blog/first'])
  test(`${path} shows the face of a doctor with a photo, and leads to more about the doctor`, async ({
    page,
  }) => {
    await open(page, path);
    const face = page.locator('main').getByRole('link', { name: doctor }).first();
    await expect(face).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: colleague })).toHaveCount(0);
    await face.click();
    await expect(page).toHaveURL(at('/about#doctor'));
    await expect(page.getByRole('heading', { name: doctor })).toBeInViewport();
  });
