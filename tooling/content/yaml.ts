import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { retext } from 'retext';
import retextSmartypants from 'retext-smartypants';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Facts } from '../../src/lib/facts.ts';
import type { Problems, Report } from './problems.ts';

const factPattern = /\{([\w.]+)\}/g;

/** Replaces `{fact.path}` in a text. Facts that are null and unknown paths stay; the latter are passed to `onUnknown`. */
export const fillFacts = (text: string, facts: Facts, onUnknown: (path: string) => void) =>
  text.replace(factPattern, (whole, path: string) => {
    const fact = facts[path];
    if (fact === undefined) onUnknown(path);
    return fact ?? whole;
  });

/** What is wrong with a fact that does not exist, or that is null where its text cannot be left out. */
export const unknownFact = (path: string, facts: Facts) =>
  facts[path] === null
    ? `{${path}} may be null; only an item of a list can be left out then, so quote it in one`
    : `{${path}} is not a fact; the facts are ${Object.keys(facts).join(', ')}`;

const smartypants = retext().use(retextSmartypants);

/** Sets typographic quotes, apostrophes, dashes and ellipses. */
export const typographic = (text: string) =>
  /["'.-]/.test(text) ? String(smartypants.processSync(text)).trimEnd() : text;

type Path = readonly PropertyKey[];

export type Yaml = {
  value: unknown;
  /** Reports a problem at the line of a field, or of the nearest field above it when it is missing. */
  report: (field: Path, message: string) => void;
};

/** Parses YAML that begins at line `firstLine` of its file. Reports a syntax error; undefined then. */
export function parseYaml(source: string, report: Report, firstLine = 1): Yaml | undefined {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const lineAt = (offset: number) => firstLine - 1 + counter.linePos(offset).line;
  const [error] = document.errors;
  if (error) {
    report(lineAt(error.pos[0]), `this is not valid YAML: ${error.message.split('\n')[0]}`);
    return undefined;
  }
  return {
    value: document.toJS(),
    report: (field, message) =>
      report(lineAt(offsetOf(document, field)), `${field.join('.') || 'the file'}: ${message}`),
  };
}

function offsetOf(document: Document, path: Path): number {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}

/** Reads the YAML files of a folder as one value with a field for each; that of an unreadable file is undefined. */
export function readYamlFiles(directory: string, names: readonly string[], problems: Problems) {
  const files = new Map<unknown, Yaml | undefined>();
  for (const name of names) {
    const path = join(directory, `${name}.yaml`);
    const report = problems.reportFor(path);
    if (existsSync(path)) files.set(name, parseYaml(readFileSync(path, 'utf8'), report));
    else report(undefined, 'there is no such file');
  }
  const value = Object.fromEntries(names.map((name) => [name, files.get(name)?.value]));
  // A file that cannot be read has been reported.
  const report: Yaml['report'] = ([name, ...field], message) =>
    files.get(name)?.report(field, message);
  return { value, report };
}

/** Fills in facts and checks a schema; undefined when a field is wrong. Without facts, fields that hold one pass. */
export function checkYaml<Data>(yaml: Yaml, schema: z.ZodType<Data>, facts: Facts | undefined) {
  const value = facts ? fillStrings(yaml.value, facts, yaml) : yaml.value;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return facts ? withoutUnknown(result.data, facts, yaml) : result.data;
  for (const issue of result.error.issues) {
    const { path, input } = issue;
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        yaml.report([...path, key], 'there is no such field; look for a typing error');
      continue;
    }
    if (!facts && typeof input === 'string' && input.search(factPattern) >= 0) continue;
    const isMissing = issue.code !== 'custom' && input === undefined;
    // What is wrong with a key is in a nested issue.
    const message = issue.code === 'invalid_key' ? issue.issues[0]?.message : issue.message;
    yaml.report(path, isMissing ? 'is missing' : `${message}`);
  }
  return undefined;
}

/** Fills facts into every string and sets its quotes; keys, labels of buttons and addresses stay. */
function fillStrings(value: unknown, facts: Facts, yaml: Yaml, path: Path = []): unknown {
  if (typeof value === 'string') {
    const filled = fillFacts(value, facts, (name) => yaml.report(path, unknownFact(name, facts)));
    return path[0] === 'cta' || filled.startsWith('https://') ? filled : typographic(filled);
  }
  if (typeof value !== 'object' || value === null) return value;
  const fill = (item: unknown, key: PropertyKey) => fillStrings(item, facts, yaml, [...path, key]);
  if (Array.isArray(value)) return value.map(fill);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, key)]));
}

/** Leaves out items of lists that quote a fact that is null. */
function withoutUnknown<Data>(data: Data, facts: Facts, yaml: Yaml): Data {
  const known = dropUnknown(data, facts);
  for (const [path, text] of stringsOf(known)) {
    for (const name of unknownIn(text, facts)) yaml.report(path, unknownFact(name, facts));
  }
  return known;
}

function dropUnknown<Data>(data: Data, facts: Facts): Data {
  if (typeof data !== 'object' || data === null) return data;
  if (!Array.isArray(data)) {
    const fields = Object.entries(data).map(([key, field]) => [key, dropUnknown(field, facts)]);
    return Object.fromEntries(fields) as Data;
  }
  return data
    .map((item) => dropUnknown(item, facts))
    .filter((item) => unknownIn(JSON.stringify(item), facts).length === 0) as Data;
}

const unknownIn = (text: string, facts: Facts) =>
  [...text.matchAll(factPattern)]
    .map(([, name = '']) => name)
    .filter((name) => facts[name] === null);

/** All strings of a value, each with its path. */
export function* stringsOf(value: unknown, path: Path = []): Generator<[Path, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* stringsOf(item, [...path, key]);
  }
}
