import { retext } from 'retext';
import retextSmartypants from 'retext-smartypants';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Report } from './problems.ts';

/** Display strings by fact path, as made by `factsOf`. */
export type Facts = Readonly<Record<string, string>>;

/** A fact in a text: `{phones.scheduling}`. */
const factPattern = /\{([\w.]+)\}/g;

/** Replaces `{fact.path}` in a text. Unknown paths stay and are passed to `onUnknown`. */
export const fillFacts = (text: string, facts: Facts, onUnknown: (path: string) => void) =>
  text.replace(factPattern, (whole, path: string) => {
    const fact = facts[path];
    if (fact === undefined) onUnknown(path);
    return fact ?? whole;
  });

/** What is wrong with a fact that does not exist. */
export const unknownFact = (path: string, facts: Facts) =>
  `{${path}} is not a fact; the facts are ${Object.keys(facts).join(', ')}`;

const smartypants = retext().use(retextSmartypants);

/** Sets typographic quotes, apostrophes, dashes and ellipses. */
export const typographic = (text: string) =>
  /["'.-]/.test(text) ? String(smartypants.processSync(text)).trimEnd() : text;

type Path = readonly PropertyKey[];

/** YAML of a file, with the lines of its fields. */
export type Yaml = {
  value: unknown;
  /** Line of a field in the file; that of the nearest field above it when it is missing. */
  lineOf: (path: Path) => number;
};

/** Parses YAML that begins at line `firstLine` of its file. Reports a syntax error; undefined then. */
export function parseYaml(source: string, report: Report, firstLine = 1): Yaml | undefined {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const [error] = document.errors;
  if (error) {
    const line = firstLine - 1 + counter.linePos(error.pos[0]).line;
    report(line, `this is not valid YAML: ${error.message.split('\n')[0]}`);
    return undefined;
  }
  const lineOf = (path: Path) => firstLine - 1 + counter.linePos(offsetOf(document, path)).line;
  return { value: document.toJS(), lineOf };
}

function offsetOf(document: Document, path: Path): number {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}

/**
 * Checks YAML against a schema, with facts filled in and quotes set. Reports each wrong field; undefined then. Without
 * facts, as the configuration is wrong itself, fields that hold a fact are not judged.
 */
export function checkYaml<Data>(
  { value, lineOf }: Yaml,
  schema: z.ZodType<Data>,
  facts: Facts | undefined,
  report: Report,
): Data | undefined {
  const result = schema.safeParse(facts ? fillStrings(value, facts, lineOf, report) : value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const path = [...issue.path, key];
        report(lineOf(path), `${path.join('.')}: there is no such field; look for a typing error`);
      }
      continue;
    }
    const given = valueAt(value, issue.path);
    if (!facts && typeof given === 'string' && given.search(factPattern) >= 0) continue;
    const isMissing = issue.code !== 'custom' && given === undefined;
    // The issue of a key says only that there is one.
    const message = issue.code === 'invalid_key' ? issue.issues[0]?.message : issue.message;
    const field = issue.path.join('.') || 'the file';
    report(lineOf(issue.path), `${field}: ${isMissing ? 'is missing' : message}`);
  }
  return undefined;
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (object, key) => (object as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );

/** Fills facts into every string and sets its quotes; keys, labels of buttons and addresses stay. */
function fillStrings(
  value: unknown,
  facts: Facts,
  lineOf: Yaml['lineOf'],
  report: Report,
  path: Path = [],
): unknown {
  if (typeof value === 'string') {
    const filled = fillFacts(value, facts, (name) =>
      report(lineOf(path), `${path.join('.')}: ${unknownFact(name, facts)}`),
    );
    return path[0] === 'cta' || filled.startsWith('https://') ? filled : typographic(filled);
  }
  if (typeof value !== 'object' || value === null) return value;
  const fill = (item: unknown, key: PropertyKey) =>
    fillStrings(item, facts, lineOf, report, [...path, key]);
  if (Array.isArray(value)) return value.map(fill);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, key)]));
}
