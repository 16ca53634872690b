import { expect, open, openForms, staticPages, test } from '../site.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('each page has landmarks with names, and starts with the skip link', async ({ page }) => {
  await open(page, '/about');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip"
    - banner:
      - navigation "Main"
    - main
    - contentinfo:
      - heading "Hours" [level=2]
      - heading "Visit" [level=2]
      - paragraph:
        - link /Directions to/
  `);
});

test('the home page is read in order, and each link says where it leads', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "The page Home" [level=1]
    - link "Book"
    - link "Newpatientspecial"
    - link "Skip Form"
    - iframe
    - heading "Problem" [level=2]
    - search
    - heading "Head" [level=3]
    - heading "Services" [level=2]
    - list:
      - listitem:
        - heading "Care" [level=3]
        - paragraph
        - paragraph:
          - link "Learnmore About Care"
      - listitem:
        - heading "Exams" [level=3]
        - paragraph
        - paragraph:
          - link "Learnmore About Exams"
    - link "Skip Reviews"
    - iframe
    - heading "Questions" [level=2]
    - group:
      - heading "How often?" [level=3]
  `);
});

test('a condition is read in order, with the labels and the caption of its plate', async ({
  page,
}) => {
  await open(page, '/conditions/ache');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - navigation "Breadcrumbs"
    - heading "Backache" [level=1]
    - link "Book"
    - paragraph:
      - link "All signs"
    - heading "What a backache is" [level=2]
    - figure "The disc is between two bones.":
      - img "Two bones with a disc between them."
      - list "Labels":
        - listitem: Disc
        - listitem: Bone
    - heading "What helps at home" [level=2]
    - group:
      - table "Week by week"
    - heading "Is it safe?" [level=2]
    - group:
      - heading "Risks, and who sees a doctor" [level=3]
    - heading "Let us look at your back" [level=2]
    - group:
      - heading "What studies show" [level=3]
    - heading "Readnext" [level=2]
    - list:
      - listitem:
        - heading /^Service ?. Care$/ [level=3]:
          - link
  `);
});

test('an article is read in order, after a table of contents with a name', async ({ page }) => {
  await open(page, '/blog/first');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - article "The first article":
      - navigation "Breadcrumbs"
      - heading "The first article" [level=1]
      - navigation "Contents"
      - group:
        - heading "Risks, and who sees a doctor" [level=3]
      - group:
        - heading "What studies show" [level=3]
    - heading "Readnext" [level=2]
  `);
});

test('three forms on a page can be told apart', async ({ page }) => {
  await open(page, '/new-patients');
  await openForms(page);
  for (const { audience, frameTitle } of staticPages['new-patients'].body.sections) {
    for (const part of [
      page.getByRole('heading', { name: `Special ${audience}`, exact: true }),
      page.getByRole('link', { name: `Skip Form ${audience}`, exact: true }),
      page.getByRole('link', { name: `Open Form ${audience} Newtab`, exact: true }),
      page.getByTitle(frameTitle, { exact: true }),
    ])
      await expect(part).toHaveCount(1);
  }
});
