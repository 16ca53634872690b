import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ESTree } from 'vite';
import { resolvePlaceholders } from '../../src/lib/placeholder.ts';
import { type SiteConfig, siteSchema } from '../../src/schemas/site.ts';
import { directories } from '../directories.ts';
import type { Problems } from './problems.ts';
import { checkValue, fieldName, type Issue, type Path } from './schemaIssues.ts';
import { promise, promised, stringsOf } from './yaml.ts';

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
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    const place = new RegExp(`${basename(file)}[^:\\n]*:(\\d+)`).exec(`${message}\n${stack}`);
    const remedy = / is not defined$/.test(message) ? '; put text in quotes' : '';
    const problem = name === 'SyntaxError' ? syntaxError : message + remedy;
    return report(place ? Number(place[1]) : undefined, problem);
  }
}

const syntaxError =
  'there is a mistake in this line or above it: look for a missing comma, quote or bracket, one too many, or a curly quote';

/** Fields whose strings are addresses, which nobody can say in other words. */
const addressFields = new Set(
  `origin basePath address way social reviewsUrl booking newPatientForms embeds redirects security`.split(
    ' ',
  ),
);

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
  for (const [field, text] of stringsOf(site)) {
    if (addressFields.has(String(field[0]))) continue;
    const [found] = promise.exec(text) ?? [];
    if (found) issues.push({ field, message: promised(found) });
  }
  await reportConfigIssues(issues, problems, file);
  return site;
}

/** Reports issues of the configuration with their lines. */
export async function reportConfigIssues(
  issues: readonly Issue[],
  problems: Problems,
  file = directories.config,
) {
  if (issues.length === 0) return;
  // Imported only here, because most commands find no problem to report.
  const { parseSync } = await import('vite');
  const source = readFileSync(file, 'utf8');
  const values = parseSync(file, source).program.body.find(
    (node) => node.type === 'ExportDefaultDeclaration',
  );
  for (const { field, message } of issues) {
    const offset = values ? offsetOf(values.declaration, field) : 0;
    const line = source.slice(0, offset).split('\n').length;
    problems.reportFor(file)(line, `${fieldName(field) || 'the file'}: ${message}`);
  }
}

/** Offset of a field in the source, or of the field that should contain it when it is missing. */
function offsetOf(node: ESTree.Node, path: Path): number {
  if (node.type === 'TSSatisfiesExpression') return offsetOf(node.expression, path);
  if (node.type === 'CallExpression' && node.arguments[0]) return offsetOf(node.arguments[0], path);
  const [key, ...rest] = path;
  if (node.type === 'ArrayExpression') {
    const item = node.elements[Number(key)];
    return item ? offsetOf(item, rest) : node.start;
  }
  if (node.type !== 'ObjectExpression') return node.start;
  const field = node.properties.find(
    (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === key,
  );
  if (field?.type !== 'Property') return node.start;
  return rest.length > 0 ? offsetOf(field.value, rest) : field.start;
}
