import { type Document, isMap, isNode, isSeq, parseDocument, Scalar, visit } from 'yaml';
import { isSame, isValues } from './values.ts';

/**
 * Writes a value into YAML text. Comments stay, but for the mark of a sample beside what changes, and so do all lines
 * without a change, if they are written as our files are.
 */
export function editYaml(source: string, value: unknown) {
  const document = parseDocument(source);
  change(document, [], document.toJS(), value);
  // [1, 2] has no spaces inside, { a: 1 } has; the library would write both alike.
  visit(document, {
    Collection(_, node) {
      const write = node.toString.bind(node);
      const flowCollectionPadding = isMap(node) ? ' ' : '';
      node.toString = (context, ...rest) =>
        write(context && { ...context, flowCollectionPadding }, ...rest);
    },
  });
  // Long texts stay on one line.
  return document.toString({
    lineWidth: 0,
    defaultStringType: Scalar.QUOTE_DOUBLE,
    defaultKeyType: Scalar.PLAIN,
  });
}

/** Changes the value at a path, and as little as possible. */
function change(document: Document, path: readonly unknown[], before: unknown, after: unknown) {
  if (isSame(before, after)) return;
  const node = document.getIn(path, true);
  const hasNode = isNode(node);
  if (hasNode && node.comment === ' sample') node.comment = null;
  if (isValues(before) && isValues(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      change(document, [...path, key], before[key], after[key]);
  } else if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) {
    // Only between the first and the last that differ, so that comments stay with the others.
    const length = Math.min(before.length, after.length);
    let start = 0;
    while (start < length && isSame(before[start], after[start])) start += 1;
    let end = 0;
    while (end < length - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
    for (let index = start; index < length - end; index += 1)
      change(document, [...path, index], before[index], after[index]);
    const added = after.slice(length - end, after.length - end);
    const nodes = added.map((item) => document.createNode(item));
    node.items.splice(length - end, before.length - length, ...nodes);
  } else if (after === undefined) document.deleteIn(path);
  else {
    const next = document.createNode(after);
    if (hasNode) Object.assign(next, { comment: node.comment, commentBefore: node.commentBefore });
    document.setIn(path, next);
  }
}
