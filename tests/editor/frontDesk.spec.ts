import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Locator, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { loadProject, type Project } from '../../tooling/content/project.ts';
import { directories } from '../../tooling/directories.ts';
import config from '../fixtures/secondOwner/config.ts';
import { formIsOpen, openEditor, openForm, openView, readFolder, serveEditor } from './editor.ts';

// The second owner's content, which `npm run build:second-owner` makes.
const content = join(directories.root, 'dist/second-owner/content');
if (!existsSync(content))
  throw new Error('dist/second-owner/content is missing; run npm run build:second-owner first.');
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

/** What somebody types into in the field at a place of the file. */
const input = async (page: Page, path: string) =>
  (await reveal(page, path)).locator('input, textarea').first();

/** Chooses a photo of a phone in the field at a place of the file. */
async function choosePicture(page: Page, path: string, name: string) {
  const ground = { width: 1500, height: 1000, channels: 3, background: 'teal' } as const;
  const buffer = await sharp({ create: ground }).jpeg().toBuffer();
  clicks += 1;
  const image = await reveal(page, path);
  await image
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await expect(button(image, 'Remove Image')).toBeVisible();
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

Move your seat so that your knees bend a little.`;

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
    name: 'A notice',
    async run(page) {
      await openForm(page, 'clinic', 'clinic-today');
      await click((await reveal(page, 'notice')).getByRole('checkbox').first());
      await type(await input(page, 'notice.text'), 'The parking lot is closed on Friday.');
      await type(await input(page, 'notice.from'), '2026-01-01T08:00');
      await type(await input(page, 'notice.until'), '2099-01-01T12:00');
      await save(page);
    },
    check: ({ site }) =>
      expect(site.notice).toEqual({
        text: 'The parking lot is closed on Friday.',
        link: null,
        from: '2026-01-01T08:00',
        until: '2099-01-01T12:00',
      }),
  },
  {
    name: 'Other hours on Tuesday',
    async run(page) {
      await openForm(page, 'clinic', 'clinic-office');
      const day = await reveal(page, 'hours.tuesday');
      await click(button(day, 'Expand').last());
      await type(await input(page, 'hours.tuesday.0.closes'), '18:45');
      await save(page);
    },
    check: ({ site }) => expect(site.hours.tuesday[0]?.closes).toBe('18:45'),
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
    name: 'Prices',
    async run(page) {
      await openForm(page, 'clinic', 'clinic-prices');
      await click((await reveal(page, 'prices')).getByRole('checkbox').first());
      await type(await input(page, 'prices.first'), '95');
      await type(await input(page, 'prices.later'), '55');
      await save(page);
    },
    check: ({ site }) => expect(site.visit.prices).toEqual({ first: 95, later: 55, others: [] }),
  },
  {
    name: 'Another special',
    async run(page) {
      await openForm(page, 'clinic', 'clinic-prices');
      await type(await input(page, 'special.price'), '59');
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
    name: 'A third doctor with a photo',
    async run(page) {
      await openForm(page, 'clinic', 'clinic-people');
      await click(button(await reveal(page, 'people'), /^Add /).last());
      await type(await input(page, 'people.2.id'), 'maria');
      await choosePicture(page, 'people.2.photo', 'IMG 0007.jpg');
      await type(await input(page, 'people.2.name'), 'Maria Weber');
      await type(await input(page, 'people.2.title'), 'Dr.');
      await type(await input(page, 'people.2.credentials'), 'D.C.');
      await type(await input(page, 'people.2.role'), 'Chiropractor');
      await click((await reveal(page, 'people.2.practitioner')).getByRole('switch'));
      await click(button(await reveal(page, 'people.2.languages'), /^Add /));
      await type(await input(page, 'people.2.languages.0'), 'English');
      await type(await input(page, 'people.2.about'), 'I like to see how people move.');
      await save(page);
    },
    check({ site, content: { pictures } }) {
      expect(site.people[2]).toMatchObject({ name: 'Maria Weber', photo: 'people/img-0007' });
      expect([...pictures.keys()]).toContain('people/img-0007');
    },
  },
  {
    name: 'A question with its answer',
    async run(page) {
      await openForm(page, 'pages', 'pages-home');
      await click(button(await reveal(page, 'body.faq'), 'Expand').first());
      await click(button(await reveal(page, 'body.faq.items'), /^Add /).last());
      await type(await input(page, 'body.faq.items.2.question'), 'May I bring my dog?');
      await type(await input(page, 'body.faq.items.2.answer'), 'Yes, on a [leash](/contact).');
      await save(page);
    },
    check: ({ content: { staticPages } }) =>
      expect(staticPages.home.body.faq.items.at(-1)).toMatchObject({
        question: 'May I bring my dog?',
      }),
  },
  {
    name: 'Another name in the menu',
    async run(page) {
      await openForm(page, 'pages', 'pages-about');
      await type(await input(page, 'name'), 'Who we are');
      await save(page);
    },
    check: ({ content: { staticPages } }) => expect(staticPages.about.page.name).toBe('Who we are'),
  },
  {
    name: 'An article with a picture, kept back',
    async run(page) {
      await openView(page, 'collections/blog');
      await click(button(page, 'New').first());
      await formIsOpen(page);
      await type(textbox(page, 'Title'), 'Five stretches for drivers');
      await type(textbox(page, 'Text'), body);
      await choosePicture(page, 'picture', 'IMG 0042.jpg');
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
      expect(article?.body.components).toEqual(['ShortVersion']);
    },
  },
];

test('the front desk changes facts, writes an article, publishes it, takes it back and deletes it', async ({
  page,
}) => {
  const address = await serveEditor(
    await loadProject({ config, directory: content, drafts: true }),
  );
  const files = globSync('**/*', { cwd: content, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  await openEditor(page, address, {
    ...Object.fromEntries(
      files.map((file) => [`src/content${file.slice(content.length)}`, readFileSync(file)]),
    ),
    // On most days there is no notice.
    'src/content/clinic/today.yaml': 'notice: null\notherHours: []\n',
  });
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
  for (const words of ['The parking lot is closed on Friday.', 'May I bring my dog?', 'Who we are'])
    expect(built('index.html')).toContain(words);
  expect(built('about.html')).toContain('Maria Weber');
  expect(built(`blog/${slug}.html`)).toContain('Move your seat so that your knees bend a little.');
  expect(built('blog.html')).toContain('Five stretches for drivers');

  await openForm(page, 'blog', slug);
  await click(page.getByRole('switch', { name: 'Draft' }));
  await save(page);
  expect((await readEdited(page)).waiting).toEqual([`/blog/${slug} is a draft`]);
  expect(readFileSync(article, 'utf8')).not.toBe(published);

  await openForm(page, 'blog', slug);
  await button(page, 'Show Editor Options').first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await button(page.getByRole('alertdialog'), 'Delete').click();
  await expect(button(page, 'Cancel Editing')).toBeHidden();
  await readEdited(page);
  expect(existsSync(article)).toBe(false);
});
