import { streetLine } from '../../src/lib/address.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { sectionPlate } from '../../tooling/content/body.ts';
import type { AnyEntry } from '../../tooling/content/entries.ts';
import { entryPath } from '../../tooling/content/entries.ts';
import { reading } from './reading.ts';
import { entries, expect, open, registries, site, staticPages, strings, test } from './site.ts';

const { labels, layout, frames, article, visit, shared } = strings;
const signs = strings['warning-signs'];

const start = [`link ${layout.skip}`, 'banner', 'navigation Main', 'main'];
const end = [
  'contentinfo',
  `heading 2 ${layout.hours}`,
  `heading 2 ${layout.visit}`,
  `link ${layout.directionsTo} ${streetLine(site.address)}`,
  `link ${formatPhone(site.phones.scheduling)}`,
];

const heading = (level: number, words: string) => `heading ${level} ${words}`;
/** The tool tells no names of frames where the browser does not show its tree. */
const isTold = (engine: string) => (words: string) =>
  engine === 'chromium' || !words.startsWith('iframe');
const formEnd = (audience = '') => [
  `link ${frames.call}: ${formatPhone(site.phones.scheduling)}`,
  `link ${[frames.open, frames.form, audience, frames.newTab].filter(Boolean).join(' ')}`,
];
const headingsOf = (entry: AnyEntry) =>
  entry.body.headings.map(({ depth, text }) => heading(depth, text));
const plate = (name: string) => [
  `list ${article.plateLabels}`,
  ...(registries.plates[name]?.labels ?? []).map(({ text }) => `listitem ${text}`),
];

const condition = entries.conditions.find(
  ({ slug }) => registries.plates[sectionPlate(slug, 1)]?.labels.length,
);
const withSigns = entries.blog.find(({ body }) => body.components.includes('WarningSigns'));
if (!condition || !withSigns) throw new Error('No condition with labels, or article with signs.');

/** Links to other conditions, with a pause between kind and title. */
const relatedOf = ({ fields }: (typeof entries.conditions)[number]) =>
  fields.related.conditions.map(
    (slug) =>
      `link ${article.kinds.conditions}: ${entries.conditions.find((other) => other.slug === slug)?.fields.title}`,
  );

const { home, contact } = staticPages;

/** What is heard on a page of each type, in this order; other things may come between. */
const journeys: Record<string, string[]> = {
  '/': [
    heading(1, home.page.heading),
    `link ${labels.book}`,
    `link ${labels.newPatientSpecial}`,
    `iframe ${home.body.surveyHeading}`,
    ...formEnd(),
    heading(2, home.body.process.heading),
    ...home.body.process.items.map(({ title }) => heading(3, title)),
    heading(2, home.body.services.heading),
    ...entries.services.flatMap(({ fields }) => [
      heading(3, fields.title),
      `link ${labels.learnMore} ${labels.about} ${fields.title}`,
    ]),
    heading(2, home.body.reviews.heading),
    `iframe ${home.body.reviews.heading}`,
    heading(2, home.body.faq.heading),
    heading(2, shared.heading),
  ],
  [entryPath(condition)]: [
    'navigation Breadcrumb',
    heading(1, condition.fields.title),
    headingsOf(condition)[0] ?? '',
    ...plate(sectionPlate(condition.slug, 1)),
    heading(2, signs.emergency.title),
    `link ${signs.all}`,
    headingsOf(condition)[1] ?? '',
    heading(2, visit.heading),
    heading(2, article.sources),
    heading(2, article.readNext),
    ...relatedOf(condition),
    heading(2, condition.fields.closing.heading),
  ],
  [entryPath(withSigns)]: [
    `article ${withSigns.fields.title}`,
    'navigation Breadcrumb',
    heading(1, withSigns.fields.title),
    `navigation ${article.contents}`,
    heading(3, signs.emergency.title),
    `link ${signs.all}`,
    heading(2, article.sources),
    heading(2, article.readNext),
  ],
  '/contact': [
    'navigation Breadcrumb',
    heading(1, contact.page.heading),
    `link ${contact.body.phone.call}`,
    heading(2, contact.body.phone.heading),
    heading(3, contact.body.phone.hoursHeading),
    heading(2, contact.body.form.heading),
    `link ${frames.skip} ${frames.form}`,
    `iframe ${contact.body.form.frameTitle}`,
    ...formEnd(),
    heading(2, contact.body.ready.heading),
    heading(2, contact.body.location.heading),
    `link ${frames.skip} ${frames.map}`,
    `iframe ${contact.body.location.frameTitle}`,
    heading(2, contact.body.patients.heading),
  ],
};

for (const [path, middle] of Object.entries(journeys)) {
  test(`${path} is read in order, each part by its name`, async ({ page, browserName }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    const heard = await reading(page, browserName);
    let from = 0;
    for (const words of [...start, ...middle, ...end].filter(isTold(browserName))) {
      const index = heard.findIndex((each, place) => place >= from && each.startsWith(words));
      expect(index, `"${words}", after "${heard[from - 1]}" in:\n${heard.join('\n')}`).not.toBe(-1);
      from = index + 1;
    }
    const headings = heard.filter((words) => words.startsWith('heading '));
    // No level is skipped, no heading is empty or begins with the mark of a list.
    let last = 0;
    for (const words of headings) {
      const [, level = '0', first = ''] = words.split(' ');
      expect(Number(level), words).toBeLessThanOrEqual(last + 1);
      expect(first, words).toMatch(/^[^\s.]/);
      last = Number(level);
    }
    expect(new Set(headings).size, headings.join('\n')).toBe(headings.length);
  });
}

test('what a page has several times can be told apart', async ({ page, browserName }) => {
  const { formName, sections } = staticPages['new-patients'].body;
  await open(page, '/new-patients');
  const heard = await reading(page, browserName);
  for (const { audience, frameTitle } of sections)
    for (const words of [
      `heading 4 ${formName} ${audience}`,
      `link ${frames.skip} ${frames.form} ${audience}`,
      `iframe ${frameTitle}`,
      `link ${frames.open} ${frames.form} ${audience} ${frames.newTab}`,
    ].filter(isTold(browserName)))
      expect(heard.filter((each) => each === words)).toEqual([words]);
});

test('each column of a table is said once, also where phones stack the cells', async ({
  page,
  browserName,
}) => {
  const entry = entries.conditions.find(({ body }) => /role: ?"cell"/.test(body.code));
  if (!entry) throw new Error('src/content/conditions has no table.');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, entryPath(entry));
    const heard = await reading(page, browserName);
    const table = heard.find((words) => words.startsWith('table '))?.slice('table '.length);
    expect(headingsOf(entry).some((words) => words.endsWith(` ${table}`))).toBe(true);
    const heads = heard.filter((words) => words.startsWith('columnheader '));
    expect(heads.length).toBeGreaterThan(1);
    const cells = page.getByRole('cell');
    for (const cell of await cells.all()) {
      const head = await cell.getAttribute('data-head');
      expect(heads).toContain(`columnheader ${head}`);
      const content = await cell.evaluate((box) => getComputedStyle(box, '::before').content);
      // What is drawn before a stacked cell is silent.
      expect(content).toMatch(width === 390 ? / \/ ""$/ : /^none$/);
    }
    await expect(page.locator('[role=group][tabindex]')).toHaveCount(0);
  }
});
