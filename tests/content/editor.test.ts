import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Field } from '../../tooling/editor/fields.ts';
import { formatOf } from '../../tooling/editor/format.ts';
import { editorSettings, type Settings } from '../../tooling/editor/settings.ts';
import { editYaml } from '../../tooling/editor/yamlEdit.ts';
import { directory, edit, load, picture, read, write } from './fixture.ts';

const settingsOf = async () => editorSettings(await load({ drafts: true }));

/** The files of one format of the editor. */
const formatName = (file: string) =>
  file.endsWith('.mdx')
    ? `${file.split('/')[0]}-frontmatter`
    : file.replace('.yaml', '').replaceAll('/', '-');

type Form = Record<string, unknown>;

/** What the editor writes into a file after a change of its form. */
async function saved(
  file: string,
  change: (form: Form) => Form = (form) => form,
  given?: Settings,
) {
  const settings = given ?? (await settingsOf());
  const format = settings.formats[formatName(file)];
  if (!format) throw new Error(`The editor has no form for ${file}.`);
  const { fromFile, toFile } = formatOf(format, settings);
  const text = readFileSync(join(directory, file), 'utf8');
  return toFile(change(structuredClone(fromFile(text))));
}

test('each file has a form, and saving it without a change writes the same text', async () => {
  const files = globSync('**/*.{yaml,mdx}', { cwd: directory });
  expect(files.length).toBeGreaterThan(30);
  const settings = await settingsOf();
  for (const file of files)
    expect(await saved(file, undefined, settings), file).toBe(
      readFileSync(join(directory, file), 'utf8'),
    );
});

type Collection = { label: string; description?: string; files?: Form[]; fields?: Field[] };

/** All fields of all forms that are not hidden, each with the labels of what it is in. */
function fieldsIn(collections: readonly Collection[]) {
  const found: { field: Field; path: string }[] = [];
  const add = (fields: readonly Field[], path: string) => {
    for (const field of fields) {
      if (field.widget === 'hidden') continue;
      const place = `${path} › ${field['label']}`;
      found.push({ field, path: place });
      const inner = field['field'] as Field | undefined;
      add((field['fields'] as Field[] | undefined) ?? (inner ? [inner] : []), place);
    }
  };
  for (const { label, files = [], fields = [] } of collections) {
    add(fields, label);
    for (const file of files) add(file['fields'] as Field[], `${label} › ${file['label']}`);
  }
  return found;
}

/** Whether it reads as words, and not as a name of the code such as "searchTitle" or "all-over". */
const isWords = (label: unknown) =>
  typeof label === 'string' && /^[A-Z\d“]/.test(label) && !/[a-z][A-Z]|^\S+-\S+$|[/_]/.test(label);

test('the front desk reads words for every field, every choice and every list', async () => {
  const collections = (await settingsOf()).config.collections as unknown as Collection[];
  const fields = fieldsIn(collections);
  expect(fields.length).toBeGreaterThan(300);
  const choices = fields.flatMap(({ field, path }) =>
    ((field['options'] as Form[] | undefined) ?? []).map(({ label }) => ({ label, path })),
  );
  const labels = [
    ...fields.map(({ field, path }) => ({ label: field['label'], path })),
    ...choices,
  ];
  expect(labels.filter(({ label }) => !isWords(label))).toEqual([]);
  expect(collections.filter(({ description }) => !description)).toEqual([]);
});

test('a closed item of a list says which it is', async () => {
  const lists = fieldsIn((await settingsOf()).config.collections as unknown as Collection[]).filter(
    ({ field }) => field.widget === 'list' && field['fields'],
  );
  expect(lists.filter(({ field }) => !field['summary']).map(({ path }) => path)).toEqual([]);
});

/** The field of a form at a path: "blog hero focalPoint". */
async function fieldAt(path: string) {
  const { config } = await settingsOf();
  const [first = '', ...names] = path.split(' ');
  const lists = (config.collections ?? []) as { name: string; files?: Form[] }[];
  const forms = lists.flatMap((collection) => [collection, ...(collection.files ?? [])]);
  let field: Form | undefined = forms.find(({ name }) => name === first) as Form | undefined;
  for (const name of names)
    field = (field?.['fields'] as Field[] | undefined)?.find((each) => each.name === name);
  return field;
}

test('a new phone number changes one line, which is no sample any more, and keeps comments', () => {
  const text = `# Ours.
phones:
  scheduling: "+19135550142" # sample
  insurance: "+19135550178" # sample
`;
  const value = parse(text);
  value.phones.scheduling = '+19135550199';
  expect(editYaml(text, value)).toBe(text.replace('0142" # sample', '0199"'));
});

test('a new text in place of one on lines of its own leaves the file whole', () => {
  const after = editYaml('a: |\n  old\nb: 1\n', { a: 'new text', b: 1 });
  expect(parse(after)).toEqual({ a: 'new text', b: 1 });
});

test('the form shows a picture by the name of its file, whatever its ending', async () => {
  write('images/blog/wide.png', picture);
  edit('blog/first.mdx', 'order: 1', 'order: 1\npicture: blog/wide');
  const settings = await settingsOf();
  const format = settings.formats['blog-frontmatter'];
  const form = format && formatOf(format, settings).fromFile(read('blog/first.mdx'));
  expect(form).toMatchObject({ picture: '/src/content/images/blog/wide.png' });
});

test('a new item keeps the comments and the items around it', () => {
  const text = `# Ours.
items:
  # The first.
  - name: "one"
  # The last.
  - name: "two"
`;
  const value = parse(text);
  value.items.splice(1, 0, { name: 'between' });
  const after = editYaml(text, value);
  expect(parse(after)).toEqual(value);
  for (const comment of ['# Ours.', '# The first.', '# The last.'])
    expect(after).toContain(comment);
});

test('what a form leaves empty is null where a fact may be null, and left out where it may be', async () => {
  const office = await saved('clinic/office.yaml', (form) => ({ ...form, email: '', fax: '' }));
  expect(parse(office)).toMatchObject({ email: null, fax: null });
  const article = await saved('blog/first.mdx', (form) => ({
    ...form,
    searchTitle: '',
    draft: false,
  }));
  expect(article).toBe(readFileSync(join(directory, 'blog/first.mdx'), 'utf8'));
});

test('an item does not take over what the deleted one before it left empty', async () => {
  edit('pages/home.yaml', 'until it aches less."', '$&, synonyms: []');
  const withoutFirst = async (change: Form) => {
    const text = await saved('pages/home.yaml', (form) => {
      const { items } = (form['body'] as { faq: { items: Form[] } }).faq;
      items.splice(0, 2, { ...items[1], ...change });
      return form;
    });
    return parse(text).body.faq.items;
  };
  const second = { question: 'How long?', answer: 'Until you say that it is enough.' };
  expect(await withoutFirst({})).toEqual([{ ...second, opening: true }]);
  expect(await withoutFirst({ question: 'When?' })).toEqual([
    { ...second, question: 'When?', opening: true },
  ]);
});

test('a new item does not take the place of one whose short name it repeats', async () => {
  const another = (form: Form) => {
    const items = form['items'] as Form[];
    return { ...form, items: [...items, { ...items[0], name: 'Sports' }] };
  };
  await expect(saved('techniques.yaml', another)).rejects.toThrow(
    expect.objectContaining({
      cause: new Error('Two items have the short name “tap”; give each its own.'),
    }),
  );
});

test('a new text keeps the front matter, and blocks and facts as they are typed', async () => {
  const body = 'New “text” at {clinic.name}.\n\n<ShortVersion>\n\n- Rest.\n\n</ShortVersion>';
  const before = readFileSync(join(directory, 'blog/first.mdx'), 'utf8');
  const after = await saved('blog/first.mdx', (form) => ({ ...form, body }));
  const [front] = before.split('\n---\n');
  expect(after).toBe(`${front}\n---\n\n${body}\n`);
});

test('the form of a published article says that it is no draft, so that the default of new ones does not count', async () => {
  const settings = await settingsOf();
  const format = settings.formats['blog-frontmatter'];
  const text = readFileSync(join(directory, 'blog/first.mdx'), 'utf8');
  expect(format && formatOf(format, settings).fromFile(text)).toMatchObject({ draft: false });
});

test.each(['blog', 'info'])('a new entry of %s is a draft, and is saved as one', async (folder) => {
  expect(await fieldAt(`${folder} draft`)).toMatchObject({ default: true });
  const settings = await settingsOf();
  const format = settings.formats[`${folder}-frontmatter`];
  const text = format && formatOf(format, settings).toFile({ title: 'Privacy', draft: true });
  expect(text).toContain('draft: true');
});
