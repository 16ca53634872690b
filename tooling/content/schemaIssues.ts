import { z } from 'zod';
import { nearestName, nearestTo } from '../../src/schemas/common.ts';

/** The keys that lead to a field. */
export type Path = readonly PropertyKey[];

/** The name of a field in errors; list items count from 1. */
export const fieldName = (path: Path) =>
  path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join('.');

const kinds: Readonly<Record<string, string>> = {
  string: 'must be text; put it in quotes',
  number: 'must be a number, without quotes',
  int: 'must be a whole number',
  boolean: 'must be true or false, without quotes',
  array: 'must be a list; write [ ] around it',
  tuple: 'must be a list; write [ ] around it',
  object: 'must be a block of fields, each a name, a colon and a value',
  record: 'must be a block of fields, each a name, a colon and a value',
};

const outOfRange = (origin: string, limit: string, bound: number | bigint) =>
  origin === 'array'
    ? `must have ${limit} ${bound} ${bound === 1 ? 'item' : 'items'}`
    : `must be ${limit} ${bound}`;

/** Zod's messages, reworded for people who do not program. */
const inWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected];
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'invalid_union':
      return Array.isArray(issue.options)
        ? `must be one of ${issue.options.join(', ')}`
        : undefined;
    case 'too_big':
      return outOfRange(issue.origin, issue.inclusive ? 'at most' : 'less than', issue.maximum);
    case 'too_small':
      return outOfRange(issue.origin, issue.inclusive ? 'at least' : 'more than', issue.minimum);
    case 'unrecognized_keys':
      // Names of the fields that exist; checkValue makes the message from them.
      if (issue.inst instanceof z.ZodObject) return Object.keys(issue.inst.shape).join();
      return issue.inst instanceof z.ZodRecord && issue.inst.keyType instanceof z.ZodEnum
        ? issue.inst.keyType.options.join()
        : '';
    default:
      return undefined;
  }
};

/** Zod passes only the message on, into which `inWords` has written the names. */
const knownFields = (issue: z.core.$ZodIssue) => issue.message.split(',').filter(Boolean);

/** Passes each problem to `onIssue` and returns undefined if there are any. */
export function checkValue<Data>(
  schema: z.ZodType<Data>,
  value: unknown,
  onIssue: (field: Path, message: string) => void,
) {
  const result = schema.safeParse(value, { error: inWords, reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  /** What misspelled fields should be called; these are not missing as well. */
  const meant = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    for (const key of issue.keys) {
      const name = nearestName(key, knownFields(issue));
      if (name) meant.add(fieldName([...issue.path, name]));
    }
  }
  for (const issue of issues) {
    const { code, path, input, message } = issue;
    if (code === 'unrecognized_keys') {
      for (const key of issue.keys)
        onIssue([...path, key], `there is no such field${nearestTo(key, knownFields(issue))}`);
    } else if (code === 'invalid_key') {
      // The nested issue says what is wrong with the key.
      onIssue(path, `${issue.issues[0]?.message}`);
    } else if (code !== 'custom' && input === undefined) {
      if (!meant.has(fieldName(path))) onIssue(path, 'is missing');
    } else if (code === 'invalid_type' && issue.expected === 'array' && input === null)
      onIssue(path, 'is empty; write its items, or [] if it may have none');
    // Some schemas say what to write in place of null.
    else if (code !== 'custom' && input === null && !/\bnull\b/.test(message))
      onIssue(path, 'is empty, or null; write a value');
    else onIssue(path, message);
  }
  return undefined;
}
