import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { directories } from '../directories.ts';
import type { Path } from './schemaIssues.ts';

type Program = ReturnType<typeof parseSync>['program'];
type Expression = Extract<
  Program['body'][number],
  { type: 'ExportDefaultDeclaration' }
>['declaration'];

/** The line of a field in app.config.ts, or of the field that should contain it; undefined if it cannot be found. */
export function configLine(field: Path, file = directories.config) {
  const source = readFileSync(file, 'utf8');
  const { program } = parseSync(file, source);
  const exported = program.body.find(({ type }) => type === 'ExportDefaultDeclaration');
  let node = exported?.type === 'ExportDefaultDeclaration' ? exported.declaration : undefined;
  let start: number | undefined;
  for (const key of field) {
    node = node && childOf(node, key);
    start = node?.start ?? start;
  }
  return start === undefined ? undefined : source.slice(0, start).split('\n').length;
}

/** The value at a key of an object or a list. */
function childOf(node: Expression, key: PropertyKey): Expression | undefined {
  switch (node.type) {
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
      return childOf(node.expression, key);
    case 'ArrayExpression': {
      const item = node.elements[Number(key)];
      return item?.type === 'SpreadElement' ? undefined : (item ?? undefined);
    }
    case 'ObjectExpression':
      for (const each of node.properties) {
        if (each.type !== 'Property') continue;
        const name =
          each.key.type === 'Literal' ? each.key.value : 'name' in each.key && each.key.name;
        if (name === key) return each.value;
      }
      return undefined;
    default:
      return undefined;
  }
}
