import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';

/** Words of a part of a text, without marks. */
export function textOf(part: Nodes) {
  let text = '';
  visit(part, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
  });
  return text;
}
