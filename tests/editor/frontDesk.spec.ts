import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Locator, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { loadProject, type Project } from '../../tooling/content/project.ts';
import { directories } from '../../tooling/directories.ts';
import config from '../fixtures/secondOwner/config.ts';
import { address, formIsOpen, openEditor, openForm, readFolder, serveEditor } from './editor.ts';

// The second owner's content, which `npm run build:second-owner` makes.
const content = join(directories.root, 'dist/second-owner/content');
/** The content as the editor has written it. */
const edited = join(directories.root, 'dist/editor/content');

/** How often somebody clicks, and how many fields they type into. */
let clicks = 0;

const click = async (target: Locator) => {
  clicks += 1;
  await target.click();
};

const type = async (target: Locator, text: string) => {
  await click(target);
  await target.fill(text);
};

/** A field of a form by its label. */
const field = (within: Page | Locator, label: string) =>
  within.getByRole('group', { name: new RegExp(`^“\\W?${label}\\W?” Field$`) });

const textbox = (within: Page | Locator, label: string) =>
  field(within, label).getByRole('textbox').first();

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name });

/** Scrolls to a field by its place in the file: the editor renders a field only when it comes into view. */
async function reveal(page: Page, path: string) {
  const found = page.locator(`[data-key-path="${path}"]`).first();
  await page.mouse.move(500, 400);
  await expect(async () => {
    if ((await found.count()) === 0) await page.mouse.wheel(0, 300);
    await expect(found).toBeAttached({ timeout: 200 });
  }).toPass({ intervals: [50], timeout: 30_000 });
  await found.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return found;
}

/** The last item of a list, which is open when it is new. */
const lastItem = (list: Locator) =>
  list
    .getByRole('button', { name: 'Remove' })
    .last()
    .locator('xpath=ancestor::*[@role="group"][1]');

async function save(page: Page) {
  await click(button(page, 'Save').first());
  // The form stays open if something is wrong.
  await expect(button(page, 'Cancel Editing')).toBeHidden();
}

/** Renews a picture of docs/frontDesk.md, with `npm run test:editor -- --update-snapshots`. */
async function photograph(page: Page, name: string) {
  if (!['all', 'changed'].includes(test.info().config.updateSnapshots)) return;
  await page.screenshot({ path: join(directories.root, `docs/pictures/${name}.png`) });
}

/** Writes what the editor has written into `edited`, and lets our reader read it as a build does. */
async function readEdited(page: Page) {
  rmSync(edited, { recursive: true, force: true });
  for (const [path, bytes] of await readFolder(page, 'src/content/')) {
    const target = join(edited, path.replace('src/content/', ''));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  return loadProject({ config, directory: edited });
}

const slug = 'five-stretches-for-drivers';
const body = `Long drives make backs stiff. Stop every two hours, and call {phones.scheduling} if it hurts.

<ShortVersion>

- Stop every two hours.
- Stretch before your back tells you to.

</ShortVersion>

## Before you start

<Tip>

Move your seat so that your knees bend a little.

</Tip>`;

type Task = { name: string; run: (page: Page) => Promise<void>; check: (project: Project) => void };

const tasks: readonly Task[] = [
  {
    name: 'Another phone number',
    async run(page) {
      await openForm(page, 'clinic', 'clinic-office');
      const phone = textbox(page, 'Scheduling');
      await type(phone, '913-555-0123');
      await click(button(page, 'Save').first());
      await expect(page.getByText('is not a US phone number; write it as').first()).toBeVisible();
      await type(phone, '+19135550123');
      await save(page);
    },
    check: ({ site }) => expect(site.phones.scheduling).toBe('+19135550123'),
  },
  {
    name: 'A day closed for snow',
    async run(page) {
      await openForm(page, 'clinic', 'clinic-today');
      const list = await reveal(page, 'otherHours');
      await click(button(list, /^Add /).last());
      const day = lastItem(list);
      await type(field(day, 'From').locator('input').first(), '2099-02-03');
      await type(textbox(day, 'Reason'), 'Snow');
      await photograph(page, 'close');
      await save(page);
    },
    check: ({ site }) =>
      expect(site.otherHours.at(-1)).toEqual({ from: '2099-02-03', reason: 'Snow' }),
  },
  {
    name: 'Open on Saturday afternoon',
    async run(page) {
      await openForm(page, 'clinic', 'clinic-office');
      const day = await reveal(page, 'hours.saturday');
      await click(button(day, /^Add /).last());
      await type(field(day, 'Opens').locator('input').last(), '14:00');
      await type(field(day, 'Closes').locator('input').last(), '16:00');
      await save(page);
    },
    check: ({ site }) =>
      expect(site.hours.saturday.at(-1)).toEqual({ opens: '14:00', closes: '16:00' }),
  },
  {
    name: 'Another price',
    async run(page) {
      await openForm(page, 'clinic', 'clinic-prices');
      await type((await reveal(page, 'special.price')).locator('input').first(), '59');
      await save(page);
    },
    check: ({ site }) => expect(site.visit.special?.price).toBe(59),
  },
  {
    name: 'Another insurer',
    async run(page) {
      await openForm(page, 'clinic', 'clinic-prices');
      const list = await reveal(page, 'insurers');
      await click(button(list, /^Add /).last());
      await type(list.locator('input[type=text], textarea').last(), 'Humana');
      await save(page);
    },
    check: ({ site }) => expect(site.visit.insurers.at(-1)).toBe('Humana'),
  },
  {
    name: 'An article with a picture, kept back',
    async run(page) {
      await page.goto(`${address}#/collections/blog`);
      await click(button(page, 'New').first());
      await formIsOpen(page);
      await type(textbox(page, 'Title'), 'Five stretches for drivers');
      await type(textbox(page, 'Text'), body);
      const picture = await sharp({
        create: { width: 1500, height: 1000, channels: 3, background: 'teal' },
      })
        .jpeg()
        .toBuffer();
      clicks += 1;
      const image = await reveal(page, 'picture');
      await image
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'IMG 0042.jpg', mimeType: 'image/jpeg', buffer: picture });
      await expect(button(image, 'Remove Image')).toBeVisible();
      await photograph(page, 'article');
      await type(
        (await reveal(page, 'excerpt')).getByRole('textbox').first(),
        'Five short stretches that you can do at every rest stop on the way.',
      );
      await type(
        (await reveal(page, 'description')).getByRole('textbox').first(),
        'Five short stretches for people who drive for a living, to do at every rest stop.',
      );
      const keywords = await reveal(page, 'keywords');
      await click(button(keywords, /^Add /).last());
      await type(keywords.locator('input[type=text], textarea').last(), 'stretches');
      await save(page);
    },
    check: ({ waiting }) => expect(waiting).toContain(`/blog/${slug} is a draft`),
  },
  {
    name: 'The article published',
    async run(page) {
      await openForm(page, 'blog', slug);
      await reveal(page, 'draft');
      await click(page.getByRole('switch', { name: 'Draft' }));
      await save(page);
    },
    check({ pages, waiting, content: { entries } }) {
      expect(waiting).toEqual([]);
      expect(pages).toContainEqual(
        expect.objectContaining({
          path: `/blog/${slug}`,
          picture: { picture: 'blog/img-0042', as: 'hero' },
        }),
      );
      const article = entries.blog.find((entry) => entry.slug === slug);
      expect(article?.body.components).toEqual(['ShortVersion', 'Tip']);
    },
  },
];

test('the front desk changes facts, writes an article, publishes it and takes it back', async ({
  page,
}) => {
  const server = await serveEditor(await loadProject({ config, directory: content, drafts: true }));
  const files = globSync('**/*', { cwd: content, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  await openEditor(
    page,
    Object.fromEntries(
      files.map((file) => [`src/content${file.slice(content.length)}`, readFileSync(file)]),
    ),
  );
  for (const { name, run, check } of tasks) {
    await test.step(name, async () => {
      clicks = 0;
      const start = Date.now();
      await run(page);
      const seconds = ((Date.now() - start) / 1000).toFixed(0);
      console.log(`${name}: ${clicks} clicks and texts, ${seconds} s`);
      check(await readEdited(page));
    });
  }
  const article = join(edited, `blog/${slug}.mdx`);
  const published = readFileSync(article, 'utf8');

  execFileSync(process.execPath, ['tooling/commands/build.ts'], {
    env: {
      ...process.env,
      SITE_CONFIG: 'tests/fixtures/secondOwner/config.ts',
      SITE_CONTENT: 'dist/editor/content',
      SITE_OUTPUT: 'dist/editor/built',
    },
  });
  const built = (path: string) =>
    readFileSync(join(directories.root, 'dist/editor/built/client', path), 'utf8');
  expect(built('contact.html')).toContain('tel:+19135550123');
  expect(built('contact.html')).toContain('Snow');
  expect(built(`blog/${slug}.html`)).toContain('Move your seat so that your knees bend a little.');
  expect(built('blog.html')).toContain('Five stretches for drivers');

  await openForm(page, 'blog', slug);
  await click(page.getByRole('switch', { name: 'Draft' }));
  await save(page);
  expect((await readEdited(page)).waiting).toEqual([`/blog/${slug} is a draft`]);
  expect(readFileSync(article, 'utf8')).not.toBe(published);
  server.close();
});
