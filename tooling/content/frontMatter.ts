import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';
import { type Facts, fillFacts } from './facts.ts';
import { typographic } from './typography.ts';

/** Names a problem of a file: its line, where known, and what is wrong with the remedy. */
export type Report = (line: number | undefined, message: string) => void;

/** Checks YAML against a schema, with facts filled in and quotes set. Reports each wrong field; undefined then. */
export function readYaml<Data>(
  yaml: string,
  schema: z.ZodType<Data>,
  facts: Facts,
  report: Report,
): Data | undefined {
  let raw: unknown;
  try {
    raw = parseYaml(yaml);
  } catch (error) {
    report(undefined, `this is no valid YAML: ${(error as Error).message.split('\n')[0]}`);
    return undefined;
  }
  const result = schema.safeParse(fillStrings(raw, facts, report));
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const field = issue.path.join('.') || 'the whole';
    const missing = issue.code === 'invalid_type' && issue.input === undefined;
    // The issue of a key says only that there is one.
    const message = issue.code === 'invalid_key' ? issue.issues[0]?.message : issue.message;
    report(undefined, `${field}: ${missing ? 'is missing' : message}`);
  }
  return undefined;
}

/** Fills facts into every string and sets its quotes; keys, slugs, labels and addresses stay. */
function fillStrings(value: unknown, facts: Facts, report: Report, path: string[] = []): unknown {
  if (typeof value === 'string') {
    const filled = fillFacts(value, facts, (name) =>
      report(
        undefined,
        `${path.join('.')}: {${name}} is no fact; the facts are ${Object.keys(facts).join(', ')}`,
      ),
    );
    return path[0] === 'cta' || filled.startsWith('https://') ? filled : typographic(filled);
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => fillStrings(item, facts, report, [...path, String(index)]));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      fillStrings(item, facts, report, [...path, key]),
    ]),
  );
}
