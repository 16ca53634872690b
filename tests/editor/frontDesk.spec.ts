import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Locator, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { loadProject } from '../../tooling/content/project.ts';
import { directories } from '../../tooling/directories.ts';
import config from '../fixtures/secondOwner/config.ts';
import { formIsOpen, openEditor, openForm, openView, readFolder, serveEditor } from './editor.ts';

// The second owner's content, which `npm run build:second-owner` makes.
const content = join(directories.root, 'dist/second-owner/content');
if (!existsSync(content))
  throw new Error('dist/second-owner/content is missing; run npm run build:second-owner first.');
/** The content as the editor has written it. */
const edited = join(directories.root, 'dist/editor/content');

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name });

/** The field at a place of the file: the editor renders it only when it comes into view. */
async function field(page: Page, path: string) {
  const found = page.locator(`[data-key-path="${path}"]`).first();
  await page.mouse.move(500, 400);
  await expect(async () => {
    if ((await found.count()) === 0) await page.mouse.wheel(0, 300);
    await expect(found).toBeAttached({ timeout: 200 });
  }).toPass({ intervals: [50], timeout: 30_000 });
  await found.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return found;
}

async function type(page: Page, path: string, text: string) {
  const input = (await field(page, path)).locator('input:visible, textarea:visible').first();
  await input.click();
  await input.fill(text);
}

const add = async (page: Page, path: string) =>
  button(await field(page, path), /^Add /)
    .last()
    .click();

/** Turns on an object that may be missing. */
const check = async (page: Page, path: string) =>
  (await field(page, path)).getByRole('checkbox').first().click();

const toggle = async (page: Page, path: string) =>
  (await field(page, path)).getByRole('switch').click();

async function choosePicture(page: Page, path: string, name: string) {
  const ground = { width: 1500, height: 1000, channels: 3, background: 'teal' } as const;
  const buffer = await sharp({ create: ground }).jpeg().toBuffer();
  const image = await field(page, path);
  const file = { name, mimeType: 'image/jpeg', buffer };
  await image.locator('input[type=file]').first().setInputFiles(file);
  await expect(button(image, 'Remove Image')).toBeVisible();
}

/** Saves, and reads what the editor has written as a build does. */
async function save(page: Page) {
  await button(page, 'Save').first().click();
  // The form stays open if something is wrong.
  await expect(button(page, 'Cancel Editing')).toBeHidden();
  return readEdited(page);
}

async function readEdited(page: Page) {
  rmSync(edited, { recursive: true, force: true });
  for (const [path, bytes] of await readFolder(page, 'src/content/')) {
    const target = join(edited, path.replace('src/content/', ''));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  return loadProject({ config, directory: edited });
}

/** Renews a picture of docs/daily.md, with `npm run test:editor -- --update-snapshots`. */
async function photograph(page: Page, name: string) {
  if (!['all', 'changed'].includes(test.info().config.updateSnapshots)) return;
  await page.screenshot({ path: join(directories.root, `docs/pictures/${name}.png`) });
}

async function open(page: Page) {
  const address = await serveEditor(
    await loadProject({ config, directory: content, drafts: true }),
  );
  const files = globSync('**/*.*', { cwd: content }).map(
    (file) => [`src/content/${file}`, readFileSync(join(content, file))] as const,
  );
  await openEditor(page, address, {
    ...Object.fromEntries(files),
    // On most days there is no notice.
    'src/content/clinic/today.yaml': 'notice: null\notherHours: []\n',
  });
}

test('the front desk changes facts, and reads what is wrong in words', async ({ page }) => {
  await open(page);

  await openForm(page, 'clinic', 'office');
  await type(page, 'phones.scheduling', '913-555-0123');
  await add(page, 'hours.saturday');
  await type(page, 'hours.saturday.1.opens', '14:00');
  await type(page, 'hours.saturday.1.closes', '16:00');
  await button(page, 'Save').first().click();
  await expect(page.getByText('is not a US phone number; write it as').first()).toBeVisible();
  await type(page, 'phones.scheduling', '+19135550123');
  const { site } = await save(page);
  expect(site.phones.scheduling).toBe('+19135550123');
  expect(site.hours.saturday.at(-1)).toEqual({ opens: '14:00', closes: '16:00' });

  await openForm(page, 'clinic', 'today');
  await check(page, 'notice');
  await type(page, 'notice.text', 'The parking lot is closed on Friday.');
  await type(page, 'notice.from', '2026-01-01T08:00');
  await type(page, 'notice.until', '2099-01-01T12:00');
  await add(page, 'otherHours');
  await type(page, 'otherHours.0.from', '2099-02-03');
  await type(page, 'otherHours.0.reason', 'Snow');
  await photograph(page, 'close');
  const today = (await save(page)).site;
  expect(today.otherHours).toEqual([{ from: '2099-02-03', reason: 'Snow' }]);
  expect(today.notice).toEqual({
    text: 'The parking lot is closed on Friday.',
    link: null,
    from: '2026-01-01T08:00',
    until: '2099-01-01T12:00',
  });

  await openForm(page, 'clinic', 'prices');
  await check(page, 'prices');
  await type(page, 'prices.first', '95');
  await type(page, 'prices.later', '55');
  await add(page, 'insurers');
  const insurers = await field(page, 'insurers');
  await insurers.locator('input[type=text]').last().fill('Humana');
  const { visit } = (await save(page)).site;
  expect(visit.prices).toEqual({ first: 95, later: 55, others: [] });
  expect(visit.insurers.at(-1)).toBe('Humana');

  await openForm(page, 'clinic', 'people');
  await add(page, 'people');
  await type(page, 'people.2.id', 'maria');
  await choosePicture(page, 'people.2.photo', 'IMG 0007.jpg');
  await type(page, 'people.2.name', 'Maria Weber');
  await type(page, 'people.2.role', 'Chiropractor');
  await toggle(page, 'people.2.practitioner');
  await add(page, 'people.2.languages');
  await type(page, 'people.2.languages.0', 'English');
  await type(page, 'people.2.about', 'I like to see how people move.');
  const { people } = (await save(page)).site;
  expect(people[2]).toMatchObject({
    name: 'Maria Weber',
    title: null,
    photo: 'people/img-0007',
    practitioner: true,
  });
});

const slug = 'five-stretches-for-drivers';
const body = `Long drives make backs stiff. Call {phones.scheduling} if it hurts.

<ShortVersion>

- Stop every two hours.
- Stretch before your back tells you to.

</ShortVersion>

## Before you start

Move your seat so that your knees bend a little.`;

test('the front desk writes an article, publishes it, takes it back and deletes it', async ({
  page,
}) => {
  await open(page);
  await openView(page, 'collections/blog');
  await button(page, 'New').first().click();
  await formIsOpen(page);
  await type(page, 'title', 'Five stretches for drivers');
  await type(page, 'body', body);
  await choosePicture(page, 'picture', 'IMG 0042.jpg');
  await photograph(page, 'article');
  await type(page, 'excerpt', 'Five short stretches that you can do at every rest stop.');
  await type(page, 'description', 'Five short stretches for people who drive for a living.');
  await add(page, 'keywords');
  await type(page, 'keywords.0', 'stretches');
  expect((await save(page)).waiting).toContain(`/blog/${slug} is a draft`);

  await openForm(page, 'blog', slug);
  await toggle(page, 'draft');
  const { waiting, pages } = await save(page);
  expect(waiting).toEqual([]);
  expect(pages).toContainEqual(
    expect.objectContaining({
      path: `/blog/${slug}`,
      picture: { picture: 'blog/img-0042', as: 'hero' },
    }),
  );

  await openForm(page, 'blog', slug);
  await toggle(page, 'draft');
  expect((await save(page)).waiting).toEqual([`/blog/${slug} is a draft`]);

  await openForm(page, 'blog', slug);
  await button(page, 'Show Editor Options').first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await button(page.getByRole('alertdialog'), 'Delete').click();
  await expect(button(page, 'Cancel Editing')).toBeHidden();
  await readEdited(page);
  expect(existsSync(join(edited, `blog/${slug}.mdx`))).toBe(false);
});
