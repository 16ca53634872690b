/**
 * How a value of a content file becomes the value of a form, and back: `null` for a value that stays as it is.
 * The editor's forms have no records, tuples of unlike values, or values that may be null.
 */
export type Codec =
  | null
  /** A value that may be left out. */
  | { optional: Codec }
  /** A value that may be null. */
  | { nullable: Codec }
  /** A value that is this one or left out: a checkbox. */
  | { flag: boolean }
  | { object: Readonly<Record<string, Codec>> }
  | { list: Codec }
  /** Records by id: a list of records with the field `id`. */
  | { records: Codec }
  /** An address, or paragraphs: one text, with empty lines between paragraphs. */
  | 'paragraphs'
  /** Two numbers: an object. */
  | 'point'
  /** The name of a picture: its path from the root of the repository. */
  | 'picture';

/** The folder of pictures, from the root of the repository. */
export const pictureFolder = '/src/content/images/';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a form leaves a value empty. */
export const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isEmpty)
    : value === undefined || value === null || value === '' || value === false;

const mapFields = (fields: Fields, change: (value: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value, key)]));

/** The value of a form for a value of a file. `extensions` are those of pictures that are not .jpg, by name. */
export function toForm(codec: Codec, value: unknown, extensions: Fields = {}): unknown {
  const to = (inner: Codec, from: unknown) => toForm(inner, from, extensions);
  if (codec === 'picture')
    return typeof value === 'string' && value
      ? `${pictureFolder}${value}.${extensions[value] ?? 'jpg'}`
      : value;
  if (codec === 'point') return Array.isArray(value) ? { x: value[0], y: value[1] } : value;
  if (codec === 'paragraphs') return Array.isArray(value) ? value.join('\n\n') : value;
  if (codec === null) return value;
  if ('flag' in codec) return value === undefined ? !codec.flag : value;
  if ('optional' in codec) return value === undefined ? undefined : to(codec.optional, value);
  if ('nullable' in codec) return value === null ? undefined : to(codec.nullable, value);
  if ('list' in codec)
    return Array.isArray(value) ? value.map((item) => to(codec.list, item)) : value;
  if (!isFields(value)) return value;
  if ('records' in codec)
    return Object.entries(value).map(([id, record]) => ({
      id,
      ...(to(codec.records, record) as Fields),
    }));
  const flags = Object.entries(codec.object).filter(
    ([key, inner]) => !(key in value) && inner instanceof Object && 'flag' in inner,
  );
  return {
    ...mapFields(value, (field, key) => to(codec.object[key] ?? null, field)),
    ...mapFields(Object.fromEntries(flags), (inner) => to(inner as Codec, undefined)),
  };
}

/**
 * The value of a file for a value of a form; `undefined` for a field that the file leaves out. `before` is the value in
 * the file: its order stays, and so do fields that the form does not show.
 */
export function toFile(codec: Codec, value: unknown, before?: unknown): unknown {
  if (codec === 'picture')
    return typeof value === 'string'
      ? value.replace(pictureFolder, '').replace(/\.\w+$/, '')
      : value;
  if (codec === 'point') return isFields(value) ? [value['x'], value['y']] : value;
  if (codec === 'paragraphs') {
    const text = String(value).trim();
    return /^https?:/.test(text) ? text : text.split(/\n\s*\n/);
  }
  if (codec === null) return value;
  if ('flag' in codec) return value === codec.flag || before === value ? value : undefined;
  if ('optional' in codec) {
    if (!isEmpty(value)) return toFile(codec.optional, value, before);
    return isEmpty(before) ? before : undefined;
  }
  if ('nullable' in codec) return isEmpty(value) ? null : toFile(codec.nullable, value, before);
  const old = isFields(before) ? before : {};
  if ('list' in codec) {
    const items: unknown[] = Array.isArray(before) ? before : [];
    const list: unknown[] = Array.isArray(value) ? value : [];
    return list.map((item, index) => {
      const isUnchanged = (old: unknown) =>
        JSON.stringify(toFile(codec.list, item, old)) === JSON.stringify(old);
      // Once items were added or deleted, a changed item is not the one that was at its place.
      const same = items.length === list.length ? items[index] : undefined;
      return toFile(codec.list, item, [same, ...items].find(isUnchanged) ?? same);
    });
  }
  if ('records' in codec) {
    const records = (Array.isArray(value) ? value : []).map(({ id, ...record }) => [
      String(id),
      toFile(codec.records, record, old[id]),
    ]);
    const ids = records.map(([id]) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) < index);
    if (twice) {
      const cause = new Error(`Two items have the short name “${twice}”; give each its own.`);
      // The editor shows the cause of an error with this message, and of no other.
      throw new Error('saving_failed', { cause });
    }
    return Object.fromEntries(records);
  }
  const fields = isFields(value) ? value : {};
  return Object.fromEntries(
    [...new Set([...Object.keys(old), ...Object.keys(codec.object)])].flatMap((key) => {
      const inner = codec.object[key];
      const field = inner === undefined ? old[key] : toFile(inner, fields[key], old[key]);
      return field === undefined ? [] : [[key, field]];
    }),
  );
}
