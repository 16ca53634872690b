import { createProcessor } from '@mdx-js/mdx';
import GithubSlugger from 'github-slugger';
import type { BlockContent, Link, ListItem, Paragraph, Root, Text } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkFrontmatter from 'remark-frontmatter';
// Declares the types of the data that remarkTables extends.
import type {} from 'remark-parse';
import remarkSmartypants from 'remark-smartypants';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { withoutBreaks } from '../../src/lib/compounds.ts';
import { hotline, hotlineHref } from '../../src/lib/phone.ts';
import { wordAttributes } from '../../src/schemas/bodyComponents.ts';
import {
  type BodyContext,
  type CompiledBody,
  type Heading,
  plainTextOf,
  sectionPlates,
} from './body.ts';
import { remarkCheck, tagRemedy } from './checkBody.ts';
import type { Report } from './problems.ts';
import { factAt, fillFacts, typographic } from './yaml.ts';

const processor = createProcessor({
  remarkPlugins: [
    remarkFrontmatter,
    remarkTables,
    remarkComments,
    remarkCheck,
    remarkFacts,
    remarkSectionPlates,
    remarkServiceSections,
    remarkSmartypants,
    remarkHeadings,
    remarkTableHeads,
    remarkBooking,
    remarkContents,
    remarkHotlines,
    remarkCompounds,
  ],
});

type Compiled = {
  key: string;
  body: CompiledBody | undefined;
  problems: Parameters<Report>[];
};

/** Compiled bodies by entry, so that only a changed file is compiled again. */
const compiled = new Map<string, Compiled>();

/** Returns undefined if the body cannot be parsed. */
export function compileBody(source: string, context: BodyContext) {
  const { report, paths, ...others } = context;
  const key = JSON.stringify([source, ...paths, others]);
  const name = `${context.folder}/${context.slug}`;
  let result = compiled.get(name);
  if (result?.key !== key) {
    const problems: Compiled['problems'] = [];
    const collect: Report = (...problem) => void problems.push(problem);
    const body = compile(source, { ...context, report: collect });
    result = { key, body, problems };
    compiled.set(name, result);
  }
  for (const problem of result.problems) report(...problem);
  return result.body;
}

function compile(source: string, context: BodyContext): CompiledBody | undefined {
  const file = new VFile({ value: source, data: { context } });
  try {
    const code = String(processor.processSync(file));
    const { found, headings = [] } = file.data;
    return found && { code, ...found, headings };
  } catch (error) {
    const { reason = String(error), ...place } = error as { line?: number; reason?: string };
    // The line of a tag that is not closed stands in words only.
    const line = place.line ?? (Number(/\((\d+):/.exec(reason)?.[1]) || undefined);
    const text = source.split('\n')[(line ?? 0) - 1] ?? '';
    context.report(line, `this cannot be parsed: ${syntaxRemedy(text, reason)}`);
    return undefined;
  }
}

/** `reason` is the message of MDX. */
function syntaxRemedy(line: string, reason: string) {
  const [quote] = (/\battribute\b/.test(reason) && /[“”„‘’]/.exec(line)) || [];
  if (quote) return `${quote} is a curly quote; put straight quotes around the value: "…"`;
  const [, tag] = /closing tag for `<(\w*)/.exec(reason) ?? [];
  if (tag) return tagRemedy(tag);
  if (/acorn|expression|brace/.test(reason))
    return 'a { begins a fact, such as {clinic.name}; to show one, put a backslash before it: \\{';
  if (/\battribute\b|closing slash/.test(reason))
    return 'a tag is not complete; write <Name word="…" /> or, around a text, <Name> and </Name>';
  return 'a < begins a tag; to show one, write &lt; in its place, as in "&lt;3"';
}

function remarkComments() {
  return (tree: Root) => {
    visit(tree, (node, index = 0, parent) => {
      if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return undefined;
      if (!/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) return undefined;
      parent?.children.splice(index, 1);
      return index;
    });
  };
}

/** Adds GitHub's tables to Markdown, but none of its other extensions. */
function remarkTables(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}

/**
 * Labels each table by the heading above it and each cell by its column; the first cell of a row names the row. The roles
 * keep the table semantics where phones stack the cells.
 */
function remarkTableHeads() {
  return (tree: Root) => {
    let label: string | undefined;
    visit(tree, (node) => {
      if (node.type === 'heading') label = String(node.data?.hProperties?.['id']);
      if (node.type !== 'table') return;
      const [columns, ...rows] = node.children;
      const heads = columns?.children.map(plainTextOf) ?? [];
      node.data = { hProperties: { 'aria-labelledby': label } };
      for (const row of node.children) row.data = { hProperties: { role: 'row' } };
      for (const cell of columns?.children ?? [])
        cell.data = { hProperties: { scope: 'col', role: 'columnheader' } };
      for (const row of rows) {
        row.children.forEach((cell, index) => {
          const role = index === 0 ? { scope: 'row', role: 'rowheader' } : { role: 'cell' };
          cell.data = {
            hName: index === 0 ? 'th' : 'td',
            hProperties: { ...role, 'data-head': heads[index] },
          };
        });
      }
    });
  };
}

function remarkFacts() {
  return (tree: Root, { data: { context } }: VFile) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxJsxFlowElement')
        for (const each of node.attributes)
          if (each.type === 'mdxJsxAttribute' && wordAttributes.includes(each.name))
            each.value = typographic(fillFacts(String(each.value), context?.facts ?? {}, () => {}));
      if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return undefined;
      const text: Text = { type: 'text', value: factAt(context?.facts ?? {}, node.value) ?? '' };
      const block: Paragraph = { type: 'paragraph', children: [text] };
      const replacement = node.type === 'mdxTextExpression' ? text : block;
      parent?.children.splice(index ?? 0, 1, replacement);
      return SKIP;
    });
  };
}

function remarkSectionPlates() {
  return (tree: Root, { data: { context } }: VFile) => {
    const sections: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Section') sections.push(node);
    });
    const plates = sectionPlates(context?.slug ?? '', sections.length, context?.plates ?? []);
    plates.forEach((value, index) => {
      sections[index]?.attributes.push({ type: 'mdxJsxAttribute', name: 'plate', value });
    });
  };
}

/** Groups a service's body: a `<section>` for each `##` heading with what follows it, and in it a `<div>` for each run of text. */
function remarkServiceSections() {
  return (tree: Root, { data: { context } }: VFile) => {
    if (context?.folder !== 'services') return;
    const sections: MdxJsxFlowElement[] = [];
    for (const node of tree.children) {
      if (node.type === 'yaml') continue;
      const isHeading = node.type === 'heading' && node.depth === 2;
      if (isHeading || sections.length === 0) sections.push(element('section'));
      const children = sections.at(-1)?.children ?? [];
      const last = children.at(-1);
      const block = node as BlockContent;
      if (isHeading || node.type === 'mdxJsxFlowElement') children.push(block);
      else if (last && 'name' in last && last.name === 'div') last.children.push(block);
      else children.push({ ...element('div'), children: [block] });
    }
    tree.children = sections;
  };
}

function remarkHotlines() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      // A heading may stand in a list of links.
      if (node.type === 'link' || node.type === 'heading') return SKIP;
      const found = node.type === 'text' && hotline.test(node.value);
      if (!found || !parent || index === undefined) return undefined;
      const text = (value: string): Text => ({ type: 'text', value });
      // A pattern with one group splits a text into text and number, again and again.
      const parts = node.value.split(new RegExp(`(${hotline.source})`, 'i'));
      const nodes = parts.map((part, at): Text | Link =>
        at % 2 === 0
          ? text(part)
          : { type: 'link', url: hotlineHref(part), children: [text(part)] },
      );
      parent.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}

function remarkCompounds() {
  return (tree: Root) => {
    visit(tree, 'text', (node) => {
      node.value = withoutBreaks(node.value);
    });
  };
}

const element = (name: string): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children: [],
});

function remarkHeadings() {
  return (tree: Root, { data }: VFile) => {
    const slugger = new GithubSlugger();
    const headings: Heading[] = [];
    visit(tree, 'heading', (heading) => {
      const text = plainTextOf(heading);
      // A title of signs alone has nothing to make an address of.
      const id = slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text : 'section');
      heading.data = { hProperties: { id } };
      headings.push({ depth: heading.depth, text, id, line: heading.position?.start.line });
    });
    data.headings = headings;
  };
}

/** Adds `<Booking>` before the `##` heading nearest the middle of an article, if it has several. */
function remarkBooking() {
  return ({ children }: Root, { data: { context } }: VFile) => {
    if (context?.folder !== 'blog') return;
    const lengths = children.map((node) => plainTextOf(node).length);
    const sum = (end?: number) => lengths.slice(0, end).reduce((a, b) => a + b, 0);
    const fromMiddle = (index: number) => Math.abs(sum(index) - sum() / 2);
    const [, ...later] = children.flatMap((node, index) =>
      node.type === 'heading' && node.depth === 2 ? index : [],
    );
    const [middle] = later.sort((a, b) => fromMiddle(a) - fromMiddle(b));
    if (middle !== undefined) children.splice(middle, 0, element('Booking'));
  };
}

/** Adds `<Contents>`, with links to the `##` headings, after an article's first paragraph or short version. */
function remarkContents() {
  return (tree: Root, { data: { context, headings = [] } }: VFile) => {
    if (context?.folder !== 'blog') return;
    const children = headings
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
      ...element('Contents'),
      children: [{ type: 'list', ordered: true, children }],
    });
  };
}
