import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ESTree } from 'vite';
import { resolvePlaceholders } from '../../src/lib/placeholder.ts';
import { type SiteConfig, siteSchema } from '../../src/schemas/site.ts';
import { directories } from '../directories.ts';
import { lineAt, type Problems } from './problems.ts';
import { checkValue, fieldName, type Path } from './schemaIssues.ts';

/** Reads the configuration as it is written, with its placeholders; undefined on a problem. */
export async function readConfig(problems: Problems, file = directories.config): Promise<unknown> {
  const report = problems.reportFor(file);
  if (!existsSync(file)) return report(undefined, 'there is no such file');
  try {
    // With the time in its address, a changed file is imported again.
    const url = `${pathToFileURL(file).href}?${statSync(file).mtime.getTime()}`;
    const { default: config }: { default?: unknown } = await import(/* @vite-ignore */ url);
    if (config === undefined) report(undefined, 'has no values after "export default"');
    return config;
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const problem = await syntaxProblem(file);
    if (problem) return report(problem.line, problem.message);
    const [, line] = stack.split(basename(file))[1]?.match(/^[^:\n]*:(\d+)/) ?? [];
    const remedy = / is not defined$/.test(message) ? '; put text in quotes' : '';
    return report(line ? Number(line) : undefined, `${message}${remedy}`);
  }
}

/** Parses a configuration. Vite is loaded for it, but only when there is something to tell. */
async function parse(file: string) {
  const { parseSync } = await import('vite');
  const source = readFileSync(file, 'utf8');
  return { source, parsed: parseSync(file, source) };
}

async function syntaxProblem(file: string) {
  const { source, parsed } = await parse(file);
  const [error] = parsed.errors;
  const [found, opened] = error?.labels ?? [];
  if (!error || !found) return undefined;
  const line = lineAt(found.start, source);
  if (/[“”‘’]/.test(source.charAt(found.start))) {
    const message = `${source.charAt(found.start)} is a typographic quote; write a straight one: '`;
    return { line, message };
  }
  if (!source.slice(found.end).trim()) {
    return {
      line,
      message: 'the file ends here, but a bracket that opens further up is not closed',
    };
  }
  // The reader stumbles over what follows the mistake.
  const before = source.slice(0, found.start).replace(/(\s|\n\s*\/\/.*)+$/, '');
  const isList = opened && /or `[\])]`/.test(error.message);
  const first = lineAt(isList ? opened.start : before.length, source);
  const lines = first < line ? (`${first} or ${line}` as const) : line;
  return {
    line: lines,
    message: 'a comma, a quote or a bracket is missing, or there is one too many',
  };
}

/** Checks the configuration; undefined on a problem. */
export async function checkConfig(
  config: unknown,
  problems: Problems,
  file = directories.config,
): Promise<SiteConfig | undefined> {
  const found: [field: Path, message: string][] = [];
  const site = checkValue(siteSchema, resolvePlaceholders(config), (...problem) =>
    found.push([problem[0], problem[1]]),
  );
  if (found.length === 0) return site;
  const report = await configReport(problems, file);
  for (const [field, message] of found) report(field, message);
  return undefined;
}

/** Reports problems of fields at their lines. */
export async function configReport(problems: Problems, file = directories.config) {
  const { source, parsed } = await parse(file);
  const values = parsed.program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  const report = problems.reportFor(file);
  return (field: Path, message: string) => {
    const line = values && lineAt(offsetOf(values.declaration, field), source);
    report(line, `${fieldName(field) || 'the file'}: ${message}`);
  };
}

/** Offset of a field in the source of a configuration, or of the nearest one above it when it is missing. */
function offsetOf(node: ESTree.Node, path: Path): number {
  if (node.type === 'TSSatisfiesExpression') return offsetOf(node.expression, path);
  if (node.type === 'CallExpression' && node.arguments[0]) return offsetOf(node.arguments[0], path);
  const [key, ...rest] = path;
  if (node.type === 'ArrayExpression' && typeof key === 'number') {
    const item = node.elements[key];
    return item ? offsetOf(item, rest) : node.start;
  }
  if (node.type !== 'ObjectExpression') return node.start;
  for (const field of node.properties) {
    if (field.type !== 'Property') continue;
    const name = 'name' in field.key ? field.key.name : 'value' in field.key && field.key.value;
    if (name === key) return rest.length > 0 ? offsetOf(field.value, rest) : field.start;
  }
  return node.start;
}
