import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isFields } from './codec.ts';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

// Long texts stay on one line.
const format = { lineWidth: 0 } as const;

/** Writes a value as YAML, with its texts in double quotes. */
export const writeYaml = (value: unknown) =>
  new Document(quoted(new Document(value))).toString(format);

/**
 * Writes a value into YAML text. Comments stay, but for the mark of a sample beside what changes, and so do the places and
 * quotes of fields that did not change; a text without changes stays as it is.
 */
export function editYaml(source: string, value: unknown) {
  const document = parseDocument(source);
  const before: unknown = document.toJS();
  const changes: Change[] = [];
  if (collect(document.contents, before, value, changes))
    return changes
      .reverse()
      .reduce(
        (text, { start, end, to }) =>
          text.slice(0, start) + to + text.slice(end).replace(/^(.*) # sample(?=\n|$)/, '$1'),
        source,
      );
  document.contents = changed(
    document,
    document.contents,
    before,
    value,
  ) as typeof document.contents;
  return document.toString(format);
}

/** Another text for a scalar. */
type Change = { start: number; end: number; to: string };

/** Collects the changes in the order of the text. Returns false if more than scalars has changed. */
function collect(node: Node | null, before: unknown, after: unknown, changes: Change[]): boolean {
  if (isSame(before, after)) return true;
  if (
    isScalar(node) &&
    !(after instanceof Object) &&
    node.range &&
    !node.type?.startsWith('BLOCK')
  ) {
    const [start, end] = node.range;
    changes.push({ start, end, to: JSON.stringify(after) });
    // A null value may have no text, only a place after its colon.
    return end > start;
  }
  if (isMap(node) && isFields(before) && isFields(after)) {
    const keys = Object.keys(before);
    return (
      isSame(keys, Object.keys(after)) &&
      keys.every((key) => collect(itemOf(node, key), before[key], after[key], changes))
    );
  }
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after))
    return (
      before.length === after.length &&
      after.every((item, index) => collect(itemOf(node, index), before[index], item, changes))
    );
  return false;
}

const itemOf = (collection: YAMLMap | YAMLSeq, key: string | number) =>
  (collection.get(key, true) ?? null) as Node | null;

/** The node with a new value. */
function changed(document: Document, node: Node | null, before: unknown, after: unknown): Node {
  if (node && isSame(before, after)) return node;
  if (node?.comment === ' sample') node.comment = null;
  if (isMap(node) && isFields(before) && isFields(after)) {
    for (const key of Object.keys(before)) if (!(key in after)) node.delete(key);
    for (const [key, value] of Object.entries(after))
      node.set(key, changed(document, itemOf(node, key), before[key], value));
    return node;
  }
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) {
    changeItems(document, node, before, after);
    return node;
  }
  if (isScalar(node) && !(after instanceof Object)) {
    node.value = after;
    if (typeof after === 'string') node.type = Scalar.QUOTE_DOUBLE;
    return node;
  }
  return quoted(document.createNode(after));
}

/** Changes the items between the first and the last that differ, so that comments stay with the others. */
function changeItems(
  document: Document,
  node: YAMLSeq,
  before: readonly unknown[],
  after: readonly unknown[],
) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const removed = before.length - end - start;
  const items = after.slice(start, after.length - end).map((item, index) => {
    const old = index < removed ? itemOf(node, start + index) : null;
    return changed(document, old, before[start + index], item);
  });
  node.items.splice(start, removed, ...items);
}

/** A node whose texts are in double quotes. */
function quoted<Written extends Node | Document>(node: Written): Written {
  visit(node, {
    Scalar(key, scalar) {
      if (key !== 'key' && typeof scalar.value === 'string') scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return node;
}
