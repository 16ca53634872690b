import type { Root, Text } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { Facts } from './facts.ts';
import { textOf } from './textOf.ts';

/** Remark plugin: puts the fact in place of `{fact.path}`. Unknown paths were refused when the content was read. */
export const remarkFacts = (facts: Facts) => () => (tree: Root) => {
  visit(tree, (node, index, parent) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return undefined;
    const text: Text = { type: 'text', value: facts[node.value] ?? '' };
    const replacement =
      node.type === 'mdxFlowExpression' ? ({ type: 'paragraph', children: [text] } as const) : text;
    parent?.children.splice(index ?? 0, 1, replacement as Text);
    return SKIP;
  });
};

/** Remark plugin: numbers the `<Section>` blocks of a text, so that each finds its picture. */
export const remarkSectionNumbers = () => (tree: Root) => {
  let number = 0;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Section') return;
    number += 1;
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'number', value: String(number) });
  });
};

/** Remark plugin: reads the tables of GitHub's Markdown, and nothing else of it. */
export function remarkTables(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}

/**
 * Remark plugin: names each table by the heads of its columns, and gives each cell the head of its own, which phones
 * show above the cell. Roles stay with the rows and cells when phones stack them.
 */
export const remarkTableHeads = () => (tree: Root) => {
  visit(tree, 'table', (table) => {
    const heads = table.children[0]?.children.map(textOf) ?? [];
    table.data = { hProperties: { label: heads.join(', ') } };
    for (const row of table.children) row.data = { hProperties: { role: 'row' } };
    for (const row of table.children.slice(1)) {
      row.children.forEach((cell, index) => {
        const head = index > 0 && { 'data-head': heads[index] };
        cell.data = { hProperties: { role: 'cell', ...head } };
      });
    }
  });
};
