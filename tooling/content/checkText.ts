import type { Heading, Link, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Article, Condition, Service } from '../../src/content/schemas/entries.ts';
import { anchorOf, warningSignsId } from '../../src/lib/anchor.ts';
import type { Facts } from './facts.ts';
import type { Report } from './frontMatter.ts';
import { headingsOf, remarkFacts } from './mdxPlugins.ts';
import type { Collection } from './read.ts';
import { textOf } from './textOf.ts';

/** A text with the ids on its page and the way to report its problems. */
export type Text = { tree: Root; anchors: ReadonlySet<string>; report: Report };

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Components that a text may use, with the values that an attribute may have (null: any text). */
const components: Record<string, Record<string, readonly string[] | null>> = {
  DiscStates: {},
  Movement: { name: null },
  Note: {},
  Phone: { line: ['scheduling', 'insurance'] },
  Plate: { name: null },
  Proportion: { part: null, of: null },
  Section: {},
  ShortVersion: {},
  Tip: {},
  WarningSigns: {},
};

/** The collection that alone may use a component, and its name in messages. */
const reserved = new Map<string | null, readonly [collection: Collection, name: string]>([
  ['DiscStates', ['conditions', 'conditions']],
  ['Note', ['blog', 'articles']],
  ['Proportion', ['blog', 'articles']],
  ['Section', ['conditions', 'conditions']],
  ['ShortVersion', ['blog', 'articles']],
]);

const asWords = 'write a link as [words](/page), without spaces in the address';
const asFile =
  'a picture has no place in a text; the pictures of a page are files beside it, in images/';

/** Parts of Markdown that a text may not use, with what to do instead. */
const refused: Record<string, string> = {
  linkReference: `no references; ${asWords}`,
  definition: `no references; ${asWords}`,
  image: asFile,
  imageReference: asFile,
  mdxjsEsm: 'import and export have no place in a text',
};

/** Checks links, facts, components and headings of a text; returns its `<Section>` blocks. */
export function checkText(
  tree: Root,
  collection: Collection,
  paths: ReadonlySet<string>,
  facts: Facts,
  report: Report,
): JsxElement[] {
  const sections: JsxElement[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'heading' && (node as Heading).depth === 1) {
      report(line, 'a heading with one # is the page title’s; start with ##');
    }
    if (node.type === 'link') checkLink(node as Link, paths, (message) => report(line, message));
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      if (!Object.hasOwn(facts, node.value)) {
        report(line, `{${node.value}} is no fact; the facts are ${Object.keys(facts).join(', ')}`);
      }
    }
    const remedy = refused[node.type];
    if (remedy) report(line, remedy);
    if (node.type === 'text' && /\][[(]/.test(node.value)) {
      report(line, `"${node.value.trim()}" makes no link; ${asWords}`);
    }
    if (node.type === 'text' && node.value.includes('~~')) {
      report(line, '"~~" strikes nothing out here; delete the words');
    }
    const footnote = node.type === 'text' && /\[\^[^\]]*\]/.exec(node.value);
    if (footnote) report(line, `"${footnote[0]}" makes no footnote; cite works in "sources"`);
    if (node.type === 'paragraph') checkAlone(node as Paragraph, report);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      checkComponent(node, (message) => report(line, message));
      const [only, name] = reserved.get(node.name) ?? [];
      if (only && only !== collection) report(line, `<${node.name}> is for ${name} only`);
      if (node.name === 'Proportion') checkProportion(node, (message) => report(line, message));
      if (node.name === 'Section') {
        sections.push(node);
        if (node.children.some((child) => 'name' in child && child.name === 'WarningSigns')) {
          report(line, '<WarningSigns /> has no place in a <Section>; put it between two of them');
        }
        if (node.children[0]?.type !== ('heading' satisfies RootContent['type'])) {
          report(line, '<Section> must start with a ## heading');
        }
      }
    }
  });
  if (collection === 'conditions' && (sections.length < 2 || sections.length > 3)) {
    report(undefined, `has ${sections.length} <Section> blocks; a condition has two or three`);
  }
  if (collection === 'blog') checkShortVersion(tree, report);
  return sections;
}

/** A component stands on lines of its own; only a phone stands in a sentence. */
function checkAlone({ children }: Paragraph, report: Report) {
  const others = children.filter((child) => child.type !== 'text' || child.value.trim());
  if (others.length < 2) return;
  for (const child of others) {
    if (child.type !== 'mdxJsxTextElement' || child.name === 'Phone') continue;
    if (!Object.hasOwn(components, child.name ?? '')) continue;
    report(
      child.position?.start.line,
      `<${child.name}> stands in a sentence; put it on lines of its own, with an empty line before and after`,
    );
  }
}

/** The short version: once, after the first paragraph, a list of two to four items and nothing else. */
function checkShortVersion(tree: Root, report: Report) {
  const found: JsxElement[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if ('name' in node && node.name === 'ShortVersion') found.push(node as JsxElement);
  });
  const [first, second] = found;
  if (!first) {
    report(
      undefined,
      'has no <ShortVersion>; put one with a list of two to four items after the first paragraph',
    );
    return;
  }
  if (second) {
    report(second.position?.start.line, '<ShortVersion> stands here again; an article has one');
  }
  const line = first.position?.start.line;
  const after = tree.children.findIndex(({ type }) => type === 'paragraph') + 1;
  if (tree.children[after] !== first) {
    report(line, 'put <ShortVersion> directly after the first paragraph');
  }
  const [list, ...rest] = first.children;
  if (
    list?.type !== 'list' ||
    rest.length > 0 ||
    list.children.length < 2 ||
    list.children.length > 4
  ) {
    report(line, '<ShortVersion> holds one list of two to four items and nothing else');
  }
}

/** Numbers that a reader can count, and words that say what they are. */
function checkProportion(node: JsxElement, report: (message: string) => void) {
  const [part, of] = ['part', 'of'].map((name) => {
    const value = attribute(node, name);
    return typeof value === 'string' && /^[1-9]\d*$/.test(value) ? Number(value) : Number.NaN;
  }) as [number, number];
  if (!(part < of && of <= 20)) {
    report(
      '<Proportion> counts whole pebbles; write part="1" of="5", with part from 1, smaller than of, and of 20 at most',
    );
  }
  if (!textOf(node).trim()) {
    report('<Proportion> has no words; say between its tags what the pebbles count');
  }
}

function checkLink({ url }: Link, paths: ReadonlySet<string>, report: (message: string) => void) {
  const [path = ''] = url.split('#');
  if (!/^[/#]/.test(url))
    report(`link to ${url}: only links to pages of this site, such as /contact`);
  else if (path && !paths.has(path)) report(`link to ${url}: there is no such page`);
}

/** Checks that links with a # lead to a place that exists; pages that are not entries have none here. */
export function checkAnchors(texts: ReadonlyMap<string, Text>, staticPaths: readonly string[]) {
  for (const [own, { tree, report }] of texts) {
    visit(tree, 'link', ({ url, position }) => {
      const [before = '', ...rest] = url.split('#');
      const path = before || own;
      const anchors = staticPaths.includes(path) ? new Set<string>() : texts.get(path)?.anchors;
      if (rest.length === 0 || !anchors || anchors.has(rest.join('#'))) return;
      const remedy = anchors.size
        ? `use one of ${[...anchors].join(', ')}`
        : 'link to the whole page, without #';
      report(position?.start.line, `link to ${url}: ${path} has no such place; ${remedy}`);
    });
  }
}

/** Ids on an entry's page: headings as rehype-slug names them, a service's accordions as Accordion.tsx does. */
export function anchorsOf(tree: Root, data: Article | Condition | Service, facts: Facts) {
  // As the build does, since its headings get their ids after facts and dashes are set.
  const built = unified().use(remarkFacts(facts)).use(remarkSmartypants).runSync(tree) as Root;
  const anchors = new Set(headingsOf(built).map(({ id }) => id));
  if (data.signs.length > 0) anchors.add(warningSignsId);
  if (!('accordion' in data)) return anchors;
  const { accordion, faq } = data;
  const questions = faq ? ['questions', ...faq.items.map(({ question }) => question)] : [];
  for (const title of [...accordion.items.map((item) => item.title), ...questions]) {
    anchors.add(anchorOf(title));
  }
  return anchors;
}

function checkComponent(node: JsxElement, report: (message: string) => void) {
  if (node.name === 'CareCard') {
    report(
      '<CareCard> is unknown; name the signs in "signs" of the front matter, and put <WarningSigns /> where their cards stand',
    );
    return;
  }
  const allowed = Object.hasOwn(components, node.name ?? '') && components[node.name ?? ''];
  if (!allowed) {
    report(`<${node.name}> is unknown; use one of ${Object.keys(components).join(', ')}`);
    return;
  }
  for (const [name, values] of Object.entries(allowed)) {
    const value = attribute(node, name);
    if (typeof value !== 'string') report(`<${node.name}> needs ${name}="…"`);
    else if (values && !values.includes(value)) {
      report(`<${node.name} ${name}="${value}">: must be one of ${values.join(', ')}`);
    }
  }
  const known = Object.keys(allowed).map((name) => `${name}="…"`);
  for (const given of node.attributes) {
    const name = given.type === 'mdxJsxAttribute' ? given.name : `{${given.value}}`;
    if (!Object.hasOwn(allowed, name)) {
      report(`<${node.name}> has no ${name}; it takes ${known.join(', ') || 'nothing'}`);
    }
  }
}

function attribute(node: JsxElement, name: string) {
  const found = node.attributes.findLast(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return found?.value;
}
