import { z } from 'zod';
import { nearestTo } from '../../src/schemas/common.ts';

export type Path = readonly PropertyKey[];

/** A field as errors name it: people count from 1. */
export const fieldName = (path: Path) =>
  path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join('.');

const kinds: Readonly<Record<string, string>> = {
  string: 'must be text; put it in quotes',
  number: 'must be a number, without quotes',
  int: 'must be a whole number',
  boolean: 'must be true or false, without quotes',
  array: 'must be a list; write [ ] around it, and [] when there is nothing to list',
  tuple: 'must be a list; write [ ] around it',
  object: 'must be a block of fields, each a name, a colon and a value',
  record: 'must be a block of fields, each a name, a colon and a value',
};

/** Says in an owner's words what a schema says in a programmer's. */
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
    case 'too_small': {
      const [limit, bound] =
        issue.code === 'too_big' ? ['at most', issue.maximum] : ['at least', issue.minimum];
      if (issue.origin === 'array') return `must have ${limit} ${bound} of them`;
      return `must be ${issue.inclusive ? limit : limit.replace('at least', 'more than')} ${bound}`;
    }
    case 'unrecognized_keys':
      // Not shown: checkValue makes a suggestion from these names.
      return issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape).join() : '';
    default:
      return undefined;
  }
};

/** Checks a value against a schema and tells each problem; undefined when there is one. */
export function checkValue<Data>(
  schema: z.ZodType<Data>,
  value: unknown,
  tell: (field: Path, message: string, input: unknown) => void,
) {
  const result = schema.safeParse(value, { error: inWords, reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const { code, path, input, message } = issue;
    if (code === 'unrecognized_keys') {
      const known = message.split(',').filter(Boolean);
      for (const key of issue.keys)
        tell([...path, key], `there is no such field${nearestTo(key, known)}`, input);
    } else if (code === 'invalid_key') {
      // What is wrong with a key is in a nested issue.
      tell(path, `${issue.issues[0]?.message}`, input);
    } else if (code !== 'custom' && input === undefined) tell(path, 'is missing', input);
    else if (code !== 'custom' && input === null) tell(path, 'is empty', input);
    else tell(path, message, input);
  }
  return undefined;
}
