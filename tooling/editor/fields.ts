import { z } from 'zod';
import { pictureFolder } from './values.ts';

/** A field of a form, as the editor's configuration describes it. */
export type Field = {
  name: string;
  label: string;
  widget: string;
  /** The fields of an object, or of each object of a list. */
  fields?: readonly Field[];
  /** The field of each item of a list. */
  field?: Field;
  /** How the value of the file differs from that of the form. */
  inFile?: {
    /** Two numbers; or an address or a list of paragraphs, which the form has as one text. */
    as?: 'point' | 'paragraphs';
    /** What the file has where the form is empty. */
    empty?: 'null' | 'left out';
    /** The value of a checkbox that the file leaves out. */
    leftOut?: boolean;
  };
} & Record<string, unknown>;

/** A JSON schema of Zod, with what `.meta()` says about a field. */
type Schema = {
  title?: string;
  description?: string;
  /** The names that may be chosen; those of `place` if left out. */
  choices?: readonly string[];
  /** Where the names come from: "src/content/signs.yaml". */
  place?: string;
  /** The fields that the form of an object shows first. */
  first?: readonly string[];
  /** How a closed item of a list is called, with its fields in braces: "{{opens}} to {{closes}}". */
  summary?: string;
  /** How the value is entered, where the type alone does not say it. */
  input?: 'time' | 'moment' | 'picture' | 'point' | 'paragraphs';
  /** Where a new picture goes, below src/content/images. */
  folder?: string;
  type?: string;
  format?: string;
  pattern?: string;
  /** What is wrong with a text that does not match the pattern. */
  message?: string;
  enum?: readonly string[];
  const?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  additionalProperties?: Schema;
  required?: readonly string[];
  anyOf?: readonly Schema[];
} & { [limit in Limit]?: number };

type Limit = `${'min' | 'max'}${'Length' | 'Items'}` | ('minimum' | 'exclusiveMinimum' | 'maximum');

type Options = {
  /** The names that a form may offer for a place, such as the ids of a registry, each with its label. */
  namesIn: (place: string) => ReadonlyMap<string, string>;
  /** Whether texts may quote facts, such as {clinic.name}: their limits count what the facts say, which a form cannot. */
  hasFacts: boolean;
};

/** Longer texts get several lines. */
const longText = 90;

export function fieldsOf(schema: z.ZodType, options: Options) {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (!jsonSchema.pattern) return;
      const { error } = z.safeParse(zodSchema, '§');
      const issue = error?.issues.find(({ code }) => code === 'invalid_format');
      jsonSchema['message'] = issue?.message;
    },
  });
  return objectFields(json as Schema, options);
}

function objectFields({ properties = {}, required = [], first = [] }: Schema, options: Options) {
  const fields = Object.entries(properties).map(([name, inner]) =>
    fieldOf(name, inner, options, required.includes(name)),
  );
  return sorted(fields, first);
}

export const sorted = (fields: readonly Field[], first: readonly string[]) => [
  ...first.flatMap((name) => fields.filter((field) => field.name === name)),
  ...fields.filter((field) => !first.includes(field.name)),
];

function fieldOf(name: string, given: Schema, options: Options, isRequired = true): Field {
  const some = given.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const isNullable = some.length < (given.anyOf?.length ?? 0);
  // What the outer schema says counts more.
  const schema = isNullable ? { ...some[0], ...given } : given;
  const label = schema.title ?? inWords(name);
  const { inFile, ...widget } = widgetOf(schema, label, options);
  const empty = isNullable ? 'null' : !isRequired && 'left out';
  return {
    name,
    label,
    ...(schema.description && { hint: schema.description }),
    ...(empty && { required: false }),
    ...widget,
    ...((inFile || empty) && { inFile: { ...inFile, ...(empty && { empty }) } }),
  };
}

/** The name of a field in words: "searchTitle" is "Search title". */
const inWords = (name: string) => {
  const words = name.replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ');
};

type Widget = Pick<Field, 'widget' | 'fields' | 'inFile'> & Record<string, unknown>;

function widgetOf(schema: Schema, label: string, options: Options): Widget {
  const { input, place, folder, type, properties, propertyNames } = schema;
  const names = place ? options.namesIn(place) : new Map<string, string>();
  const choices = schema.choices ?? schema.enum ?? (place && [...names.keys()]);
  if (choices) {
    const option = (value: string) => ({ value, label: names.get(value) ?? inWords(value) });
    return { widget: 'select', options: choices.map(option) };
  }
  if (input === 'picture') {
    const path = folder && `${pictureFolder}${folder}`;
    return { widget: 'image', choose_url: false, media_folder: path, public_folder: path };
  }
  if (input === 'point') {
    const percent = { widget: 'number', value_type: 'float', min: 0, max: 100, after_input: '%' };
    const fields = [
      { name: 'x', label: 'From the left', ...percent },
      { name: 'y', label: 'From the top', ...percent },
    ];
    const summary = '{{x}}% from the left, {{y}}% from the top';
    return { widget: 'object', fields, collapsed: true, summary, inFile: { as: 'point' } };
  }
  if (input === 'paragraphs') return { widget: 'text', inFile: { as: 'paragraphs' } };
  if (input === 'time') return { widget: 'datetime', type: 'time', format: 'HH:mm' };
  if (input === 'moment') return { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm' };
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (type === 'boolean') {
    // Without a value of its own, an old entry would take the default of new ones.
    const leftOut = schema.const === undefined ? false : !schema.const;
    return { widget: 'boolean', default: leftOut, inFile: { leftOut } };
  }
  if (type === 'number' || type === 'integer') {
    const { exclusiveMinimum } = schema;
    const min = exclusiveMinimum === undefined ? schema.minimum : exclusiveMinimum + 1;
    const value_type = type === 'integer' ? 'int' : 'float';
    return { widget: 'number', value_type, min, max: schema.maximum };
  }
  if (type === 'array') return listWidget(schema, label, options);
  if (propertyNames) {
    const days = propertyNames.enum?.map((name) => [name, schema.additionalProperties ?? {}]) ?? [];
    const fields = objectFields({ ...schema, properties: Object.fromEntries(days) }, options);
    return { widget: 'object', fields };
  }
  if (properties) {
    const fields = objectFields(schema, options);
    return { widget: 'object', fields, ...named(fields, schema) };
  }
  return textWidget(schema, options);
}

function textWidget({ description, minLength: min = 0, ...schema }: Schema, { hasFacts }: Options) {
  const { maxLength: max = 0, pattern, message } = schema;
  const length = hasFacts && max ? `${min > 1 ? `${min} to` : 'At most'} ${max} characters.` : '';
  const hint = [description, length].filter(Boolean).join(' ');
  return {
    widget: max > longText ? 'text' : 'string',
    ...(hint && { hint }),
    // A required text is not empty anyway.
    ...(!hasFacts && min > 1 && { minlength: min }),
    ...(!hasFacts && max && { maxlength: max }),
    ...(pattern && { pattern: [pattern, message] }),
    use_emoji_autocomplete: false,
  };
}

function listWidget({ items = {}, minItems, maxItems }: Schema, label: string, options: Options) {
  const one = items.title ?? singular(label);
  const field = fieldOf('item', { ...items, title: inWords(one) }, options);
  const limits = { ...(!minItems && { required: false }), min: minItems, max: maxItems };
  if (field.widget === 'select')
    return { ...limits, widget: 'select', multiple: true, options: field['options'] };
  const list = { ...limits, widget: 'list', label_singular: one };
  const { fields, summary } = field;
  if (fields) return { ...list, fields, summary, collapsed: 'auto' };
  // Without a field, the editor would show lines, and take each file for changed once it is open.
  return { ...list, field };
}

/** One of the things that a list is called after: "Keywords" are each a "keyword". */
const singular = (label: string) =>
  /^\w+( \w+)?s$/.test(label) ? label.toLowerCase().replace(/s$/, '') : 'item';

/** Fields that say what an object is about, the best first. */
const labelFields = ['name', 'title', 'label', 'what', 'degree', 'text'];

/** How a closed object is called, by a field that is never empty. One that has such a name is closed unless it is new. */
function named(fields: readonly Field[], { summary }: Schema) {
  if (summary) return { summary };
  const required = fields.filter((field) => field['required'] !== false).map(({ name }) => name);
  const name = labelFields.find((each) => required.includes(each));
  return name ? { summary: `{{${name}}}`, collapsed: 'auto' } : {};
}
