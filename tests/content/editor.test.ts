import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Field } from '../../tooling/editor/fields.ts';
import { formatOf } from '../../tooling/editor/format.ts';
import { editorSettings, type Settings } from '../../tooling/editor/settings.ts';
import { editYaml } from '../../tooling/editor/yaml.ts';
import { load, read, write } from './fixture.ts';

const settingsOf = async () => editorSettings(await load({ drafts: true }));

type Form = Record<string, unknown>;

const formsOf = ({ config }: Settings) =>
  config.collections.flatMap((collection) => collection.files ?? [collection]);

/** How the editor reads and writes a file: "clinic/office.yaml", "blog/first.mdx". */
function formatFor(file: string, settings: Settings) {
  const [folder = '', name = ''] = file.split(/[/.]/);
  const format = file.endsWith('.mdx') ? `${folder}-frontmatter` : name;
  const form = formsOf(settings).find((each) => each.format === format);
  if (!form) throw new Error(`The editor has no form for ${file}.`);
  return formatOf(form.extension ?? 'yaml', form.fields, settings.pictures);
}

/** What the editor writes into a file after a change of its form. */
async function saved(file: string, change: (form: Form) => Form) {
  const { fromFile, toFile } = formatFor(file, await settingsOf());
  return toFile(change(structuredClone(fromFile(read(file)))));
}

test.each(['tests/fixtures/content', 'src/content'])(
  'saving a file of %s without a change writes the same text',
  async (folder) => {
    const files = globSync('{clinic/{today,office,people,prices,visit}.yaml,{blog,info}/*.mdx}', {
      cwd: folder,
    });
    expect(files.length).toBeGreaterThan(2);
    const settings = await settingsOf();
    for (const file of files) {
      const { fromFile, toFile } = formatFor(file, settings);
      const text = readFileSync(join(folder, file), 'utf8');
      expect(toFile(structuredClone(fromFile(text))), file).toBe(text);
    }
  },
);

/** All fields that are not hidden, each with the labels of what it is in. */
const fieldsIn = (fields: readonly Field[], path = ''): { field: Field; path: string }[] =>
  fields
    .filter(({ widget }) => widget !== 'hidden')
    .flatMap((field) => {
      const place = `${path} › ${field.label}`;
      const inner = field.fields ?? (field.field ? [field.field] : []);
      return [{ field, path: place }, ...fieldsIn(inner, place)];
    });

/** Whether it reads as words, and not as a name of the code such as "searchTitle" or "all-over". */
const isWords = (label: unknown) =>
  typeof label === 'string' && /^[A-Z\d“]/.test(label) && !/[a-z][A-Z]|^\S+-\S+$|[/_]/.test(label);

test('the front desk reads words for every field, every choice and every list', async () => {
  const fields = formsOf(await settingsOf()).flatMap((form) => fieldsIn(form.fields));
  const labels = fields.flatMap(({ field, path }) => {
    const options = (field['options'] ?? []) as { label: string }[];
    return [field, ...options].map(({ label }) => ({ label, path }));
  });
  expect(labels.filter(({ label }) => !isWords(label))).toEqual([]);
  const lists = fields.filter(({ field }) => field.widget === 'list' && field.fields);
  expect(lists.filter(({ field }) => !field['summary']).map(({ path }) => path)).toEqual([]);
});

const yaml = `# Ours.
phones:
  scheduling: "+19135550142" # sample
  fax: null # none yet

hours: [{ opens: "09:00", closes: "13:00" }] # sample
insurers:
  - "Aetna" # sample
  # The last.
  - "Cigna" # sample

# Long: |
about: |
  One.
  Two.
special: null # { price: 49 }
`;

type Facts = {
  phones: { scheduling: string; fax: string | null };
  hours: { opens: string; closes: string }[];
  insurers: string[];
  about: string;
  special: object | null;
};

test.each<[string, (facts: Facts) => unknown, string | RegExp, string]>([
  [
    'a phone number is no sample any more',
    ({ phones }) => Object.assign(phones, { scheduling: '+19135550199' }),
    '"+19135550142" # sample',
    '"+19135550199"',
  ],
  ['a first fax', ({ phones }) => Object.assign(phones, { fax: 'x' }), 'null # none', '"x" # none'],
  [
    'another time of a day',
    ({ hours }) => hours.push({ opens: '15:00', closes: '18:00' }),
    '"13:00" }] # sample',
    '"13:00" }, { opens: "15:00", closes: "18:00" }]',
  ],
  ['a day that is closed now', ({ hours }) => hours.pop(), /\[.*/, '[]'],
  [
    'an item between two',
    ({ insurers }) => insurers.splice(1, 0, 'Humana'),
    /(?<=Aetna.*\n)/,
    '  - "Humana"\n',
  ],
  ['the first item deleted', ({ insurers }) => insurers.shift(), /.*Aetna.*\n/, ''],
  ['one line for two', (facts) => Object.assign(facts, { about: 'x' }), '|\n  One.\n  Two.', '"x"'],
  [
    'a first special',
    (facts) => Object.assign(facts, { special: { price: 59 } }),
    ' null # { price: 49 }',
    '\n  price: 59\n  # { price: 49 }',
  ],
])('%s changes only its own line', (_, change, from, to) => {
  const facts: Facts = parse(yaml);
  change(facts);
  expect(editYaml(yaml, facts)).toBe(yaml.replace(from, to));
});

test('what a form leaves empty is null where a fact may be null, and left out where it may be', async () => {
  const office = await saved('clinic/office.yaml', (form) => ({ ...form, email: '', fax: '' }));
  expect(parse(office)).toMatchObject({ email: null, fax: null });
  const article = await saved('blog/first.mdx', (form) => ({
    ...form,
    searchTitle: '',
    draft: false,
  }));
  expect(article).toBe(read('blog/first.mdx'));
});

test('an item does not take over what the deleted one before it left empty', async () => {
  const days = [
    { from: '2099-01-01', hours: [], reason: 'New Year' },
    { from: '2099-02-02', reason: 'Snow' },
  ];
  write('clinic/today.yaml', stringify({ notice: null, otherHours: days }));
  const text = await saved('clinic/today.yaml', (form) => ({
    ...form,
    otherHours: (form['otherHours'] as Form[]).slice(1),
  }));
  expect(parse(text).otherHours).toEqual(days.slice(1));
});

test('a new article is a draft, and a file without that line is published', async () => {
  const settings = await settingsOf();
  const { fromFile, toFile } = formatFor('blog/new.mdx', settings);
  expect(toFile({ title: 'New', draft: true })).toContain('draft: true');
  expect(fromFile(read('blog/first.mdx'))).toMatchObject({ draft: false });
  for (const { fields } of formsOf(settings))
    for (const field of fields.filter(({ name }) => name === 'draft'))
      expect(field).toMatchObject({ default: true });
});

test('a file that cannot be read has no form, which would empty it', async () => {
  const settings = await settingsOf();
  for (const file of ['blog/first.mdx', 'clinic/today.yaml'])
    expect(() => formatFor(file, settings).fromFile('# nothing\n')).toThrow('cannot be read');
});
