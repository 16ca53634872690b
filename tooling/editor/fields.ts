import { z } from 'zod';
import { type Codec, pictureFolder } from './codec.ts';

/** A field of a form, as the editor's configuration describes it. */
export type Field = { name: string; widget: string } & Record<string, unknown>;

/** What a schema says about a field in `.meta()`, beside its `title` and `description`. */
type Meta = z.core.GlobalMeta & {
  /** The names that may be chosen. */
  choices?: readonly string[];
  /** Where the names come from: "src/content/signs.yaml". */
  place?: string;
  /** How the value is entered or shown, where the type alone does not say it. */
  input?: 'time' | 'picture' | 'point' | 'hidden';
  /** Where a new picture goes, below src/content/images. */
  folder?: string;
};

type Options = {
  /** The words that a form shows for a name of a file: the title of an entry, the text of a sign. */
  labelOf: (place: string | undefined, name: string) => string;
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

/** The label of an item whose schema has no title. */
const unnamed = 'Item';

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
  const described = {
    name,
    label: meta.title ?? inWords(name),
    ...(meta.description && { hint: meta.description }),
    ...(!isRequired && { required: false }),
  };
  const { codec, ...field } = core(inner, meta, isRequired, options);
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
  const words = name.replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ');
};

type Core = { widget: string; codec: Codec } & Record<string, unknown>;

function core(schema: z.ZodType, meta: Meta, isRequired: boolean, options: Options): Core {
  const def = defOf(schema);
  const { input, choices, folder } = meta;
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
    return { widget: 'object', fields, collapsed: true, codec: 'point' };
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
      const { fields, codec } = formFields(def.shape, options);
      return { widget: 'object', fields, ...(!isRequired && { collapsed: false }), codec };
    }
    case 'record': {
      const key = defOf(def.keyType);
      if (key.type === 'enum') {
        const shape = Object.values(key.entries).map((name) => [name, def.valueType]);
        const { fields, codec } = formFields(Object.fromEntries(shape), options);
        return { widget: 'object', fields, codec };
      }
      const value = formOf('value', def.valueType, options);
      const id = {
        name: 'id',
        label: 'Id',
        widget: 'string',
        hint: 'Lower-case words joined by hyphens.',
      };
      return {
        widget: 'list',
        ...labeled([id, ...((value.field['fields'] as Field[] | undefined) ?? [])], unnamed),
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

/** The fields of a form for the fields of an object. */
export function formFields(shape: Readonly<Record<string, z.ZodType>>, options: Options) {
  const forms = Object.entries(shape).map(
    ([name, schema]) => [name, formOf(name, schema, options)] as const,
  );
  const codec: Codec = {
    object: Object.fromEntries(forms.map(([name, form]) => [name, form.codec])),
  };
  return { fields: forms.map(([, { field }]) => field), codec };
}

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
  const length = hasFacts && max ? `${min ?? 1} to ${max} characters.` : '';
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

function select(names: readonly string[], { place }: Meta, { labelOf }: Options) {
  return {
    widget: 'select',
    options: names.map((value) => ({ value, label: labelOf(place, value) })),
  };
}

function list(def: Def, meta: Meta, options: Options): Core {
  const { min, max } = def.items ? { min: def.items.length, max: def.items.length } : limits(def);
  const range = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const required = !min && { required: false };
  const { field, codec } = formOf('item', def.items?.[0] ?? def.element, options);
  const { name: _, label, hint, ...item } = field;
  const described = hint && !meta.description ? { hint } : {};
  if (item.widget === 'select')
    return {
      ...item,
      ...described,
      ...required,
      ...range,
      widget: 'select',
      multiple: true,
      codec: { list: null },
    };
  if (item.widget === 'object')
    return {
      widget: 'list',
      ...labeled(item['fields'] as Field[], label),
      ...described,
      ...required,
      ...range,
      codec: { list: codec },
    };
  return {
    widget: 'list',
    field,
    ...required,
    ...range,
    codec: { list: codec },
  };
}

/** Fields that say what an item is about, the best first. */
const telling = ['name', 'heading', 'question', 'title', 'label', 'reason', 'what', 'text', 'id'];

/** The fields of a list's items, and how the list names an item that is closed. */
function labeled(fields: readonly Field[], label: unknown) {
  // Without a summary, the editor shows the first field that is not empty.
  const required = fields.filter((field) => field['required'] !== false);
  const name = telling.find((each) => required.some((field) => field.name === each));
  return {
    fields,
    collapsed: 'auto',
    ...(name && { summary: `{{${name}}}` }),
    ...(label !== unnamed && { label_singular: label }),
  };
}
