import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ESTree } from 'vite';
import { resolvePlaceholders } from '../../src/lib/placeholder.ts';
import { type SiteConfig, siteSchema } from '../../src/schemas/site.ts';
import { directories } from '../directories.ts';
import { lineAt, type Problems } from './problems.ts';
import { checkValue, fieldName, type Issue, type Path } from './schemaIssues.ts';

/** Reads the configuration as written, with its placeholders. Reports a problem and returns undefined if it cannot. */
export async function readConfig(problems: Problems, file = directories.config): Promise<unknown> {
  const report = problems.reportFor(file);
  if (!existsSync(file)) return report(undefined, 'there is no such file');
  try {
    // The time in the URL makes Node.js import a changed file again.
    const url = `${pathToFileURL(file).href}?${statSync(file).mtime.getTime()}`;
    const { default: config }: { default?: unknown } = await import(/* @vite-ignore */ url);
    if (config === undefined) report(undefined, 'has no values after "export default"');
    return config;
  } catch (error) {
    const { source, parsed } = await parse(file);
    const start = parsed.errors[0]?.labels[0]?.start;
    if (start !== undefined) return report(lineAt(start, source), syntaxError);
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const [, line] = stack.split(basename(file))[1]?.match(/^[^:\n]*:(\d+)/) ?? [];
    const remedy = / is not defined$/.test(message) ? '; put text in quotes' : '';
    return report(line ? Number(line) : undefined, `${message}${remedy}`);
  }
}

const syntaxError =
  'there is a mistake in this line or above it: look for a missing comma, quote or bracket, one too many, or a curly quote';

/** Parses a configuration. Imports Vite only here, because most commands find no problem to report. */
async function parse(file: string) {
  const { parseSync } = await import('vite');
  const source = readFileSync(file, 'utf8');
  return { source, parsed: parseSync(file, source) };
}

/** Checks the configuration against its schema. Reports problems and returns undefined if there are any. */
export async function checkConfig(
  config: unknown,
  problems: Problems,
  file = directories.config,
): Promise<SiteConfig | undefined> {
  const issues: Issue[] = [];
  const site = checkValue(siteSchema, resolvePlaceholders(config), (field, message) =>
    issues.push({ field, message }),
  );
  if (issues.length > 0) await reportConfigIssues(issues, problems, file);
  return site;
}

/** Reports issues of the configuration with their lines. */
export async function reportConfigIssues(
  issues: readonly Issue[],
  problems: Problems,
  file = directories.config,
) {
  const { source, parsed } = await parse(file);
  const values = parsed.program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  for (const { field, message } of issues) {
    const line = values && lineAt(offsetOf(values.declaration, field), source);
    problems.reportFor(file)(line, `${fieldName(field) || 'the file'}: ${message}`);
  }
}

/** Offset of a field in the source, or of the field that should contain it when it is missing. */
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
