import { join } from 'node:path';
import { retext } from 'retext';
import retextSmartypants from 'retext-smartypants';
import { type Document, isNode, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { z } from 'zod';
import type { Facts } from '../../src/lib/facts.ts';
import { textLinks } from '../../src/lib/links.ts';
import { nearestTo, type References } from '../../src/schemas/common.ts';
import { adviceOn, claimRemedy, forbiddenClaim } from './claims.ts';
import { linkProblem, type QuotedLink } from './links.ts';
import { formatPlace, type Problems, type Report, readText } from './problems.ts';
import { checkValue, fieldName, type Path } from './schemaIssues.ts';

/** A fact in braces: {phones.scheduling}. Whatever else stands in braces is a mistake. */
export const factPattern = /\{([^{}]*)\}/g;

export const factAt = (facts: Facts, path: string) =>
  Object.hasOwn(facts, path) ? facts[path] : undefined;

/** Replaces each `{fact.path}`. Keeps those of null facts and unknown paths, and passes the latter to `onUnknown`. */
export const fillFacts = (text: string, facts: Facts, onUnknown: (path: string) => void) =>
  text.replace(factPattern, (whole, path: string) => {
    const fact = factAt(facts, path);
    if (fact === undefined) onUnknown(path);
    return fact ?? whole;
  });

/** A US phone number that is not toll-free, as hotlines are. */
export const ownPhone =
  /(?<!\d)\(?(?!8(00|33|44|55|66|77|88))[2-9]\d\d\)?[-. ] ?[2-9]\d\d[-. ]\d{4}(?!\d)/;

export const phoneTyped =
  'phone numbers belong in src/content/clinic/office.yaml; write {phones.scheduling} or {phones.insurance}, and another office’s as [words](tel:+1…)';

/** The problem with an unknown fact, or with a null fact outside a list. */
export const missingFactMessage = (path: string, facts: Facts) =>
  facts[path] === null
    ? `this text uses {${path}}, which is null in src/content/clinic; rewrite it without {${path}}`
    : `{${path}} is not a fact${nearestTo(path, Object.keys(facts)) || '; docs/writing.md lists them, and other words stand in ( )'}`;

const smartypants = retext().use(retextSmartypants);

/** Replaces straight quotes, hyphens and dots by typographic quotes, dashes and ellipses. */
export const typographic = (text: string): string => {
  if (!/["'.-]/.test(text)) return text;
  // The address of a link stays as it is.
  const [before = '', address, ...after] = text.split(/(\]\([^()\s]+\))/);
  const words = String(smartypants.processSync(before)).trimEnd();
  return address ? words + address + typographic(after.join('')) : words;
};

export type Yaml = {
  value: unknown;
  /** Line of a field, or of the field that should contain it when it is missing. */
  lineOf: (field: Path) => number;
  report: (field: Path, message: string, isAdvice?: boolean) => void;
};

const inQuotes = 'put the whole value in quotes: "…"';

const apostrophe = `an apostrophe ends text in single quotes; ${inQuotes}`;

const remedies: Partial<Record<YAMLError['code'], string>> = {
  BAD_ALIAS: `a value cannot begin with * or &; ${inQuotes}`,
  BAD_INDENT: 'align the fields of a block, and close each [ and { with ] and }',
  BLOCK_AS_IMPLICIT_KEY: `the value contains a colon, or the field is indented too far; ${inQuotes}`,
  DUPLICATE_KEY: 'this field appears twice; delete one',
  MISSING_CHAR: 'a quote, a comma or a bracket is missing',
  MULTILINE_IMPLICIT_KEY: 'this is not a field; write its name, a colon, a space and its value',
  TAB_AS_INDENT: 'the line starts with a tab; use spaces',
  UNEXPECTED_TOKEN: `there is text after the end of the value; use “ and ” for quotes inside it, and ${inQuotes}`,
};

function remedyOf({ code, pos }: YAMLError, source: string, index: number) {
  const lines = source.split('\n');
  if (/^ *\t/.test(lines[index] ?? '')) return remedies.TAB_AS_INDENT;
  if (/^'\w/.test(source.slice(pos[0] - 1))) return apostrophe;
  return remedies[code] ?? inQuotes;
}

/** Parses YAML that begins at line `firstLine` of its file. Reports a syntax error and returns undefined. */
export function parseYaml(source: string, report: Report, firstLine = 1): Yaml | undefined {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const lineAt = (offset: number) => firstLine - 1 + counter.linePos(offset).line;
  const [error] = [...document.errors, ...document.warnings];
  let mistake = error && {
    offset: error.pos[0],
    remedy: remedyOf(error, source, counter.linePos(error.pos[0]).line - 1),
  };
  visit(document, {
    Alias(_, { range }) {
      mistake ??= { offset: range?.[0] ?? 0, remedy: remedies.BAD_ALIAS };
    },
    Scalar(_, { range, type, source: words = '' }) {
      if (!range) return;
      // An unclosed quote swallows what follows; the mistake is where it opens.
      if (mistake && error?.code === 'MISSING_CHAR' && range[1] === error.pos[0])
        mistake.offset = range[0];
      const [quote] = (type === 'PLAIN' && /^[“”„‘’]/.exec(words)) || [];
      if (quote)
        mistake ??= {
          offset: range[0],
          remedy: `${quote} is a curly quote; put straight quotes around the value: "…"`,
        };
    },
  });
  if (mistake) {
    report(lineAt(mistake.offset), `this cannot be parsed: ${mistake.remedy}`);
    return undefined;
  }
  const lineOf = (field: Path) => lineAt(offsetOf(document, field));
  const reportField: Yaml['report'] = (field, problem, isAdvice) =>
    report(lineOf(field), `${fieldName(field) || 'the file'}: ${problem}`, isAdvice);
  const value: unknown = document.toJS();
  return { value, lineOf, report: reportField };
}

function offsetOf(document: Document, path: Path): number {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}

/** Reads YAML files of a folder as one value with a field for each file; undefined for an invalid file. */
export function readYamlFiles(directory: string, names: readonly string[], problems: Problems) {
  const files = new Map<unknown, Yaml | undefined>();
  for (const name of names) {
    const path = join(directory, `${name}.yaml`);
    const report = problems.reportFor(path);
    const source = readText(path, report);
    if (source !== undefined) files.set(name, parseYaml(source, report));
  }
  const value: Record<string, unknown> = Object.fromEntries(
    names.map((name) => [name, files.get(name)?.value]),
  );
  // Problems of a file that cannot be parsed have been reported.
  const report: Yaml['report'] = ([name, ...field], ...message) =>
    files.get(name)?.report(field, ...message);
  const placeOf = ([name, ...field]: Path) =>
    formatPlace(join(directory, `${String(name)}.yaml`), files.get(name)?.lineOf(field));
  return { value, report, placeOf };
}

/** What texts may quote, and where their links are collected. */
type Context = {
  facts: Facts;
  references: Pick<References, 'paths'>;
  links: QuotedLink[];
};

/** Fields that name a page, each with what its address has before the name. */
const linkFields: Readonly<Record<string, string>> = {
  path: '',
  slug: '/conditions/',
  slugs: '/conditions/',
  condition: '/conditions/',
  conditions: '/conditions/',
  service: '/services/',
  services: '/services/',
  article: '/blog/',
  articles: '/blog/',
};

/** Fills in facts, drops list items that quote a null fact, and checks a schema; undefined when a field is wrong. */
export function checkYaml<Data>(
  yaml: Pick<Yaml, 'value' | 'report'>,
  schema: z.ZodType<Data>,
  { facts, references, links }: Context,
) {
  const filled = fillStrings(yaml.value, facts, yaml);
  for (const [path, text] of stringsOf(filled)) {
    const report = (message: string) => yaml.report(path, message);
    for (const [, , url = ''] of text.matchAll(textLinks)) {
      const problem = linkProblem(url, references.paths);
      if (problem) report(problem);
      links.push({ url, report });
    }
    // The order of menus may name drafts.
    const name = path.includes('order')
      ? undefined
      : path.findLast((key) => typeof key === 'string');
    const folder = name === undefined ? undefined : linkFields[name];
    if (folder !== undefined) links.push({ url: folder + text, report });
  }
  const kept = new Map<string, readonly number[]>();
  return checkValue(schema, dropItems(filled, facts, kept), (field, message) => {
    const inFile = field.map(
      (key, at) => kept.get(fieldName(field.slice(0, at)))?.[Number(key)] ?? key,
    );
    const isShorter = kept.has(fieldName(field));
    yaml.report(
      inFile,
      isShorter ? `${message}, not counting those that quote a null fact` : message,
    );
  });
}

/** Fills facts into every string and makes it typographic, except button labels (which must match an enum) and URLs. */
const fillStrings = (value: unknown, facts: Facts, yaml: Pick<Yaml, 'report'>) =>
  mapStrings(value, (text, path) => {
    if (ownPhone.test(text)) yaml.report(path, phoneTyped);
    // A cited work has the title that it has, and whoever approved the rules the name.
    const isGiven = path[0] === 'sources' || path.at(-1) === 'by';
    // Nobody reads what people type into the search.
    const isTyped = /^(synonyms|keywords)$/.test(String(path.at(-2)));
    const claim = isGiven || isTyped ? undefined : forbiddenClaim(text);
    if (claim) yaml.report(path, claimRemedy(claim));
    const advice = isGiven || isTyped ? undefined : adviceOn(text);
    if (advice) yaml.report(path, advice, true);
    const report = (name: string) => yaml.report(path, missingFactMessage(name, facts));
    const filled = fillFacts(text, facts, report);
    const isItem = path.some((key) => typeof key === 'number');
    for (const name of isItem ? [] : nullFactsIn(text, facts)) report(name);
    return path[0] === 'cta' || filled.startsWith('https://') ? filled : typographic(filled);
  });

export function mapStrings(
  value: unknown,
  change: (text: string, path: Path) => string,
  path: Path = [],
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (typeof value !== 'object' || value === null) return value;
  const map = (item: unknown, key: PropertyKey) => mapStrings(item, change, [...path, key]);
  if (Array.isArray(value)) return value.map(map);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, map(item, key)]));
}

/** The value without the list items that quote a null fact. `kept` gets the places of the others, by the name of their list. */
function dropItems(
  value: unknown,
  facts: Facts,
  kept: Map<string, readonly number[]>,
  path: Path = [],
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [
        key,
        dropItems(field, facts, kept, [...path, key]),
      ]),
    );
  const items: unknown[] = [];
  const places: number[] = [];
  for (const [place, item] of value.entries()) {
    const rest = dropItems(item, facts, kept, [...path, items.length]);
    if (nullFactsIn(JSON.stringify(rest), facts).length > 0) continue;
    items.push(rest);
    places.push(place);
  }
  if (items.length < value.length) kept.set(fieldName(path), places);
  return items;
}

const nullFactsIn = (text: string, facts: Facts) =>
  [...text.matchAll(factPattern)]
    .map(([, name = '']) => name)
    .filter((name) => facts[name] === null);

/** The paths and values of all fields that contain no others. */
export function leavesOf(value: unknown, path: Path = []): [Path, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const items = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return items.flatMap(([key, item]) => leavesOf(item, [...path, key]));
}

export const stringsOf = (value: unknown) =>
  leavesOf(value).filter((leaf): leaf is [Path, string] => typeof leaf[1] === 'string');
