import { z } from 'zod';
import { type Codec, pictureFolder } from './codec.ts';

/** A field of a form, as the editor's configuration describes it. */
export type Field = { name: string; widget: string } & Record<string, unknown>;

/** What a schema says about a field in `.meta()`, beside its `title` and `description`. */
type Meta = z.core.GlobalMeta & {
  /** The names that may be chosen; those of `place` if left out. */
  choices?: readonly string[];
  /** Where the names come from: "src/content/signs.yaml". */
  place?: string;
  /** The words for choices whose names do not say enough. */
  words?: Readonly<Record<string, string>>;
  /** The fields that the form of an object shows first. */
  first?: readonly string[];
  /** How a closed item of a list is called, with its fields in braces: "{{opens}} to {{closes}}". */
  summary?: string;
  /** How the value is entered or shown, where the type alone does not say it. */
  input?: 'time' | 'picture' | 'point' | 'hidden';
  /** Where a new picture goes, below src/content/images. */
  folder?: string;
};

type Options = {
  /** The names in a file, such as the ids of a registry. */
  namesIn: (place: string) => readonly string[];
  /** The words that a form shows for a name of a file: the title of an entry, the text of a sign. */
  labelOf: (place: string | undefined, name: string) => string | undefined;
  /** Whether texts may quote facts, such as {clinic.name}: their limits count what the facts say, which a form cannot. */
  hasFacts: boolean;
};

type Def = z.core.$ZodTypeDef & {
  checks?: readonly z.core.$ZodCheck[];
  error?: (issue: object) => string | { message: string } | undefined;
  innerType: z.ZodType;
  in: z.ZodType;
  element: z.ZodType;
  shape: Record<string, z.ZodType>;
  keyType: z.ZodType;
  valueType: z.ZodType;
  items: readonly z.ZodType[];
  options: readonly z.ZodType[];
  entries: Record<string, string>;
  values: readonly unknown[];
  format?: string;
  pattern?: RegExp;
};

const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def;

type Form = { field: Field; codec: Codec };

/** The name of the field of a list's items. */
const itemName = 'item';

/** Longer texts get several lines. */
const longText = 90;

/** The form of a schema: its fields, and how their values become those of a file. */
export function formOf(name: string, schema: z.ZodType, options: Options): Form {
  let meta: Meta = {};
  let isRequired = true;
  const wrappers: ('optional' | 'nullable')[] = [];
  let inner = schema;
  for (;;) {
    // What an outer schema says counts more.
    meta = { ...z.globalRegistry.get(inner), ...meta };
    const def = defOf(inner);
    if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') {
      isRequired = false;
      wrappers.push(def.type === 'nullable' ? 'nullable' : 'optional');
      inner = def.innerType;
    } else if (def.type === 'readonly') inner = def.innerType;
    else if (def.type === 'pipe') inner = def.in;
    else break;
  }
  const title = meta.title ?? inWords(name);
  const described = {
    name,
    label: title,
    ...(meta.description && { hint: meta.description }),
    ...(!isRequired && meta.input !== 'hidden' && { required: false }),
  };
  const { codec, ...field } = core(inner, { ...meta, title }, isRequired, options);
  if (codec !== null && typeof codec === 'object' && 'flag' in codec)
    return { field: { ...described, ...field }, codec };
  return {
    field: { ...described, ...field },
    codec: wrappers.reduceRight<Codec>(
      (result, kind) => (kind === 'optional' ? { optional: result } : { nullable: result }),
      codec,
    ),
  };
}

/** The name of a field in words: "searchTitle" is "Search title". */
export const inWords = (name: string) => {
  const words = name.replace(
    /([a-z])([A-Z\d])/g,
    (_, end, start) => `${end} ${start.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ');
};

/** One of the things that a list is called after: "Keywords" are each a "keyword". */
const singular = (title = '') =>
  /^\w+( \w+)?s$/.test(title) ? title.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '') : 'item';

type Core = { widget: string; codec: Codec } & Record<string, unknown>;

function core(schema: z.ZodType, meta: Meta, isRequired: boolean, options: Options): Core {
  const def = defOf(schema);
  const { input, place, folder } = meta;
  const choices = meta.choices ?? (place && options.namesIn(place));
  if (input === 'hidden') return { widget: 'hidden', codec: null };
  if (choices) return { ...select(choices, meta, options), codec: null };
  if (input === 'picture') {
    const path = folder && `${pictureFolder}${folder}`;
    const folders = path && { media_folder: path, public_folder: path };
    return { widget: 'image', choose_url: false, ...folders, codec: 'picture' };
  }
  if (input === 'point') {
    const percent = { widget: 'number', value_type: 'float', min: 0, max: 100, after_input: '%' };
    const fields = [
      { name: 'x', label: 'From the left', ...percent },
      { name: 'y', label: 'From the top', ...percent },
    ];
    const summary = '{{x}}% from the left, {{y}}% from the top';
    return { widget: 'object', fields, collapsed: true, summary, codec: 'point' };
  }
  switch (def.type) {
    case 'string':
      return { ...textField(def, meta, options), codec: null };
    case 'number':
      return { ...numberField(def), codec: null };
    case 'boolean':
      // Without a value of its own, an old entry would take the default of new ones.
      return { widget: 'boolean', codec: isRequired ? null : { flag: true } };
    case 'enum':
      return { ...select(Object.values(def.entries), meta, options), codec: null };
    case 'literal': {
      const [value] = def.values;
      if (typeof value === 'boolean')
        return { widget: 'boolean', default: !value, codec: { flag: value } };
      return { widget: 'hidden', codec: null };
    }
    case 'array':
    case 'tuple':
      return list(def, meta, options);
    case 'object': {
      const { fields, codec } = formFields(schema, options);
      return { widget: 'object', fields, ...named(fields, meta), codec };
    }
    case 'record': {
      const key = defOf(def.keyType);
      if (key.type === 'enum') {
        const shape = Object.values(key.entries).map((name) => [name, def.valueType]);
        const { fields, codec } = formFields(z.object(Object.fromEntries(shape)), options);
        return { widget: 'object', fields, codec };
      }
      const value = formOf('value', def.valueType, options);
      const id = {
        ...formOf('id', def.keyType, options).field,
        label: 'Short name',
        hint: 'Lower-case words joined by hyphens. Other files use it, so it stays as it is.',
      };
      const fields = (value.field['fields'] as Field[] | undefined) ?? [];
      return {
        widget: 'list',
        label_singular: singular(meta.title),
        collapsed: 'auto',
        summary: value.field['summary'] ?? '{{id}}',
        // Names what exists; only a new record needs it first.
        fields: [...fields, id],
        codec: { records: value.codec },
      };
    }
    case 'union': {
      const types = def.options.map((option) => defOf(option).type);
      if (types.includes('array')) return { widget: 'text', codec: 'paragraphs' };
      return { widget: 'string', codec: null };
    }
    default:
      throw new Error(`The editor has no field for a schema of the type ${def.type}.`);
  }
}

/** The fields of a form for an object. */
export function formFields(schema: z.ZodType, options: Options) {
  const forms = Object.entries(defOf(schema).shape).map(
    ([name, inner]) => [name, formOf(name, inner, options)] as const,
  );
  const codec: Codec = {
    object: Object.fromEntries(forms.map(([name, form]) => [name, form.codec])),
  };
  const { first = [] }: Meta = z.globalRegistry.get(schema) ?? {};
  return {
    fields: sorted(
      forms.map(([, { field }]) => field),
      first,
    ),
    codec,
  };
}

/** Moves the fields of these names to the front. */
export const sorted = (fields: readonly Field[], first: readonly string[]) => [
  ...first.flatMap((name) => fields.filter((field) => field.name === name)),
  ...fields.filter((field) => !first.includes(field.name)),
];

const messageOf = (def: Pick<Def, 'error'>, input = '') => {
  const error = def.error?.({ input, code: 'custom' });
  return typeof error === 'object' ? error.message : error;
};

/** What the checks of a schema say: limits, and a pattern with its message. */
function limits(def: Def) {
  let min: number | undefined;
  let max: number | undefined;
  let pattern: readonly [string, string] | undefined;
  const addFormat = (format: Pick<Def, 'pattern' | 'error'>) => {
    if (format.pattern) pattern = [format.pattern.source, messageOf(format) ?? 'has another form'];
  };
  if (def.pattern) addFormat(def);
  for (const check of def.checks ?? []) {
    const each = check._zod.def as unknown as Record<string, unknown> & Def & { check: string };
    const value = Number(each['minimum'] ?? each['maximum'] ?? each['length'] ?? each['value']);
    if (each.check === 'min_length') min = value;
    else if (each.check === 'max_length') max = value;
    else if (each.check === 'length_equals') [min, max] = [value, value];
    else if (each.check === 'greater_than') min = each['inclusive'] ? value : value + 1;
    else if (each.check === 'less_than') max = each['inclusive'] ? value : value - 1;
    else if (each.check === 'string_format') addFormat(each);
  }
  return { min, max, pattern };
}

function textField(def: Def, { input, description }: Meta, { hasFacts }: Options) {
  if (input === 'time') return { widget: 'datetime', type: 'time', format: 'HH:mm' };
  if (def.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (def.format === 'datetime') return { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm' };
  const { min, max, pattern } = limits(def);
  const range = min && min > 1 ? `${min} to ${max}` : `At most ${max}`;
  const length = hasFacts && max ? `${range} characters.` : '';
  const hint = [description, length].filter(Boolean).join(' ');
  return {
    widget: max && max > longText ? 'text' : 'string',
    ...(hint && { hint }),
    // A required text is not empty anyway.
    ...(!hasFacts && min && min > 1 && { minlength: min }),
    ...(!hasFacts && max && { maxlength: max }),
    ...(pattern && { pattern }),
    use_emoji_autocomplete: false,
  };
}

function numberField(def: Def) {
  const { min, max } = limits(def);
  const isWhole = def.format === 'safeint';
  return {
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
}

function select(names: readonly string[], { place, words }: Meta, { labelOf }: Options) {
  const label = (name: string) => words?.[name] ?? labelOf(place, name) ?? inWords(name);
  return { widget: 'select', options: names.map((value) => ({ value, label: label(value) })) };
}

function list(def: Def, meta: Meta, options: Options): Core {
  const { min, max } = def.items ? { min: def.items.length, max: def.items.length } : limits(def);
  const { field, codec } = formOf(itemName, def.items?.[0] ?? def.element, options);
  const { label, ...item } = field;
  const one = label === inWords(itemName) ? singular(meta.title) : String(label);
  const core = {
    ...(!min && { required: false }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    codec: { list: codec },
  };
  if (item.widget === 'select')
    return { ...core, widget: 'select', multiple: true, options: item['options'] };
  const items = { ...core, widget: 'list', label_singular: one };
  if (item.widget === 'object')
    return { ...items, fields: item['fields'], summary: item['summary'], collapsed: 'auto' };
  // Without a field, the editor would show lines, and take each file for changed once it is open.
  return { ...items, field: { ...field, label: inWords(one) } };
}

/** Fields that say what an object is about, the best first. */
const telling = [
  'name',
  'heading',
  'question',
  'title',
  'label',
  'what',
  'means',
  'value',
  'degree',
  'text',
];

/** How a closed object is called, by a field that is never empty. One that has such a name is closed unless it is new. */
function named(fields: readonly Field[], { summary }: Meta) {
  const required = fields.filter((field) => field['required'] !== false);
  const name = telling.find((each) => required.some((field) => field.name === each));
  if (summary) return { summary };
  return name === undefined ? {} : { summary: `{{${name}}}`, collapsed: 'auto' };
}
