import GithubSlugger from 'github-slugger';
import type { Link, ListItem, Root, Text } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { Facts } from './facts.ts';
import { sectionPicture } from './pictures.ts';
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

/** Remark plugin: names the plate of each `<Section>` of a condition, and its side, which changes from one to the next. */
export const remarkSectionPlates =
  () =>
  (tree: Root, { stem }: { stem?: string | undefined }) => {
    let number = 0;
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Section') return;
      number += 1;
      const given = {
        plate: sectionPicture(stem ?? '', number),
        side: number % 2 ? 'end' : 'start',
      };
      for (const [name, value] of Object.entries(given)) {
        node.attributes.push({ type: 'mdxJsxAttribute', name, value });
      }
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

/** Headings of a text, whose facts and dashes are set, with their ids as rehype-slug gives them. */
export function headingsOf(tree: Root) {
  const slugger = new GithubSlugger();
  const headings: { depth: number; text: string; id: string }[] = [];
  visit(tree, 'heading', (heading) => {
    const text = textOf(heading);
    headings.push({ depth: heading.depth, text, id: slugger.slug(text) });
  });
  return headings;
}

/**
 * Remark plugin: puts `<Contents>` with a list of links to the `##` headings into an article, after the first paragraph
 * and the short version.
 */
export const remarkContents =
  () =>
  (tree: Root, { path }: { path: string }) => {
    if (!/\/content\/blog\/[^/]+$/.test(path)) return;
    const items = headingsOf(tree)
      .filter(({ depth }) => depth === 2)
      .map(({ text, id }): ListItem => {
        const link: Link = {
          type: 'link',
          url: `#${id}`,
          children: [{ type: 'text', value: text }],
        };
        return { type: 'listItem', children: [{ type: 'paragraph', children: [link] }] };
      });
    const short = tree.children.findIndex((node) => 'name' in node && node.name === 'ShortVersion');
    const lead = tree.children.findIndex(({ type }) => type === 'paragraph');
    tree.children.splice(Math.max(short, lead) + 1, 0, {
      type: 'mdxJsxFlowElement',
      name: 'Contents',
      attributes: [],
      children: [{ type: 'list', ordered: true, children: items }],
    });
  };
