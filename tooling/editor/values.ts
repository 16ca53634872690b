import type { Field } from './fields.ts';

/** From the root of the repository. */
export const pictureFolder = '/src/content/images/';

export type Values = Readonly<Record<string, unknown>>;

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Whether a form leaves a value empty. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isEmpty)
    : value === undefined || value === null || value === '' || value === false;

const itemOf = ({ field, fields = [] }: Field): Field =>
  field ?? { name: 'item', label: '', widget: 'object', fields };

/** The value of a form for a value of a file. `extensions` are those of pictures that are not .jpg, by name. */
export function toForm(field: Field, value: unknown, extensions: Values = {}): unknown {
  const { widget, fields, inFile } = field;
  if (value === undefined || value === null) return inFile?.leftOut;
  if (widget === 'image')
    return value === '' ? value : `${pictureFolder}${value}.${extensions[String(value)] ?? 'jpg'}`;
  if (inFile?.as === 'point') return Array.isArray(value) ? { x: value[0], y: value[1] } : value;
  if (inFile?.as === 'paragraphs') return Array.isArray(value) ? value.join('\n\n') : value;
  if (widget === 'list' && Array.isArray(value))
    return value.map((item) => toForm(itemOf(field), item, extensions));
  if (fields && isValues(value))
    return Object.fromEntries(
      fields.map((each) => [each.name, toForm(each, value[each.name], extensions)]),
    );
  return value;
}

/**
 * The value of a file for a value of a form; `undefined` for a field that the file leaves out. `before` is the value in
 * the file: its order stays, and so do fields that the form does not show.
 */
export function toFile(field: Field, value: unknown, before?: unknown): unknown {
  const { widget, fields, inFile } = field;
  const isLeftOut = (each: unknown) =>
    inFile?.leftOut === undefined ? isEmpty(each) : each === inFile.leftOut;
  if (inFile?.empty && isLeftOut(value)) {
    if (inFile.empty === 'null') return null;
    return isLeftOut(before) ? before : undefined;
  }
  if (widget === 'image')
    return String(value)
      .replace(pictureFolder, '')
      .replace(/\.\w+$/, '');
  if (inFile?.as === 'point') return isValues(value) ? [value['x'], value['y']] : value;
  if (inFile?.as === 'paragraphs') {
    const text = String(value).trim();
    return /^(https?:|\/)/.test(text) ? text : text.split(/\n\s*\n/);
  }
  if (widget === 'list') {
    const items: unknown[] = Array.isArray(before) ? before : [];
    const list: unknown[] = Array.isArray(value) ? value : [];
    return list.map((item, index) => {
      const unchanged = items.find((old) => isSame(toFile(itemOf(field), item, old), old));
      // Once items were added or deleted, a changed item is not the one that was at its place.
      const old = unchanged ?? (items.length === list.length ? items[index] : undefined);
      return toFile(itemOf(field), item, old);
    });
  }
  if (!fields) return value;
  const old = isValues(before) ? before : {};
  const form = isValues(value) ? value : {};
  const names = new Set([...Object.keys(old), ...fields.map(({ name }) => name)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const own = fields.find((each) => each.name === name);
      const next = own ? toFile(own, form[name], old[name]) : old[name];
      return next === undefined ? [] : [[name, next]];
    }),
  );
}
