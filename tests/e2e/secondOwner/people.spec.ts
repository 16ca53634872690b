import { at, expect, open, strings, test } from '../site.ts';

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

test('what people may look up and ask for stands beside them, and nothing for those who have none', async ({
  page,
}) => {
  await open(page, '/about');
  const { person } = strings;
  const about = page.locator('#doctor');
  await expect(about.getByRole('link', { name: person.lookup })).toHaveAttribute(
    'href',
    'https://board.example.org/lookup',
  );
  for (const [label, text] of [
    [person.education, 'Doctor of Chiropractic, Cleveland University, 2009; B.S.'],
    [person.mayAsk, 'a parent in the room; a pause'],
  ] as const)
    await expect(about.locator('dt', { hasText: label }).locator('+ dd')).toHaveText(text);
  await expect(page.locator('#second-doctor dl')).toHaveCount(0);
});
