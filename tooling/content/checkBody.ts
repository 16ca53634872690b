import type { Link, Nodes, Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { bodyComponents } from '../../src/schemas/bodyComponents.ts';
import { type Collection, nearestTo } from '../../src/schemas/common.ts';
import { type BodyContext, plainTextOf, sectionPlates } from './body.ts';
import { missingFactMessage, ownPhone, phoneTyped } from './yaml.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type ReportHere = (message: string) => void;
type Ids = readonly string[];

/** Components as wide as a whole section, text and picture together. */
const wide = new Set(['WarningSigns', 'GainsAndRisks']);

const linkRemedy = 'write a link as [words](/page), without spaces in the address';
const pictureRemedy =
  'a body cannot contain pictures; a page shows those in src/content/images that have its name';

const refused: Record<string, string> = {
  linkReference: `reference links are not supported; ${linkRemedy}`,
  definition: `reference links are not supported; ${linkRemedy}`,
  image: pictureRemedy,
  imageReference: pictureRemedy,
  mdxjsEsm: 'import and export are not supported; delete the line',
};

/** Unsupported or broken Markdown, and phone numbers, which belong in the configuration. */
const lookalikes: [pattern: RegExp, message: (found: string, text: string) => string][] = [
  [/\][[(]/, (_, text) => `"${text.trim()}" is not a link; ${linkRemedy}`],
  [/~~/, () => '"~~" does not strike words out; delete the words'],
  [ownPhone, () => `${phoneTyped}, or <Phone line="scheduling" />`],
  [
    /\[\^[^\]]*\]/,
    (found) => `footnotes such as "${found}" are not supported; cite works in "sources"`,
  ],
];

const lineOf = (node: Nodes) => node.position?.start.line;

/** Checks a body, and collects what later checks and the page need. */
export function remarkCheck() {
  return (tree: Root, { data }: VFile) => {
    const { context } = data;
    if (!context) return;
    const nodes: Nodes[] = [];
    visit(tree, (node) => void nodes.push(node));
    for (const node of nodes) checkNode(node, context);

    const elementsOf = (name: string) =>
      nodes.filter(isElement).filter((node) => node.name === name);
    const idsIn = (name: string) => elementsOf(name).map((node) => attribute(node, 'name') ?? '');
    const sections = elementsOf('Section');
    data.found = {
      links: nodes.flatMap((node) =>
        node.type === 'link' ? { url: node.url, line: lineOf(node) } : [],
      ),
      plates: [...sectionPlates(context.slug, sections.length, context.plates), ...idsIn('Plate')],
      movements: idsIn('Movement'),
      discStates: elementsOf('DiscStates').length > 0,
      warningSigns: elementsOf('WarningSigns').length,
      gainsAndRisks: elementsOf('GainsAndRisks').length,
      passages: nodes
        .filter(({ type }) => type === 'paragraph' || type === 'heading' || type === 'tableCell')
        .map((node) => ({ text: plainTextOf(node), line: lineOf(node) })),
    };
    if (context.collection === 'conditions') checkSections(sections, context);
    if (context.collection === 'blog') checkShortVersion(tree, elementsOf('ShortVersion'), context);
    checkIds('Plate', data.found.plates, context.plates, context);
    checkIds('Movement', data.found.movements, context.movements, context);
  };
}

const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function checkNode(node: Nodes, context: BodyContext) {
  const report = (message: string) => context.report(lineOf(node), message);
  const remedy = refused[node.type];
  if (remedy) report(remedy);
  switch (node.type) {
    case 'heading':
      if (node.depth === 1) report('# is for the title of the page; start headings with ##');
      break;
    case 'link':
      checkLink(node, context.paths, report);
      break;
    case 'paragraph':
      checkAlone(node, context);
      break;
    case 'mdxTextExpression':
    case 'mdxFlowExpression': {
      const { facts } = context;
      const isKnown = Object.hasOwn(facts, node.value) && facts[node.value] !== null;
      if (!isKnown) report(missingFactMessage(node.value, facts));
      break;
    }
    case 'text':
      for (const [pattern, message] of lookalikes) {
        const [match] = pattern.exec(node.value) ?? [];
        if (match) report(message(match, node.value));
      }
      break;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      checkComponent(node, context.collection, report);
      if (node.name === 'Proportion') checkProportion(node, report);
  }
}

function checkSections(sections: readonly JsxElement[], { report }: BodyContext) {
  for (const section of sections) {
    for (const child of section.children) {
      if (!('name' in child) || !wide.has(child.name ?? '')) continue;
      report(lineOf(child), `<${child.name} /> is wider than a <Section>; move it between two`);
    }
    if (section.children[0]?.type !== 'heading') {
      report(lineOf(section), '<Section> must start with a ## heading');
    }
  }
  if (sections.length < 2 || sections.length > 3) {
    report(undefined, `has ${sections.length} <Section> blocks; a condition needs two or three`);
  }
}

function checkIds(component: string, ids: Ids, existing: Ids, { report }: BodyContext) {
  for (const [index, id] of ids.entries()) {
    if (!existing.includes(id)) {
      const file = `src/content/${component.toLowerCase()}s.yaml`;
      report(undefined, `<${component}>: "${id}" is not in ${file}${nearestTo(id, existing)}`);
    } else if (ids.indexOf(id) < index) {
      report(undefined, `<${component} name="${id}"> appears twice; delete one`);
    }
  }
}

function checkAlone({ children }: Paragraph, { report }: BodyContext) {
  const others = children.filter((child) => child.type !== 'text' || child.value.trim());
  if (others.length < 2) return;
  for (const child of others) {
    if (child.type !== 'mdxJsxTextElement' || child.name === 'Phone') continue;
    if (!bodyComponents.has(child.name)) continue;
    const remedy = 'put it on separate lines, with an empty line before and after';
    report(lineOf(child), `<${child.name}> cannot be part of a sentence; ${remedy}`);
  }
}

function checkShortVersion(tree: Root, found: readonly JsxElement[], { report }: BodyContext) {
  const [first, second] = found;
  if (!first) {
    const remedy = 'put one with a list of two to four items after the first paragraph';
    report(undefined, `has no <ShortVersion>; ${remedy}`);
    return;
  }
  if (second) report(lineOf(second), 'an article has only one <ShortVersion>; delete this one');
  const after = tree.children.findIndex(({ type }) => type === 'paragraph') + 1;
  if (tree.children[after] !== first) {
    report(lineOf(first), 'put <ShortVersion> directly after the first paragraph');
  }
  const [list, ...rest] = first.children;
  const items = list?.type === 'list' && rest.length === 0 ? list.children.length : 0;
  if (items < 2 || items > 4) {
    report(
      lineOf(first),
      '<ShortVersion> must contain a list of two to four items and nothing else',
    );
  }
}

function checkProportion(node: JsxElement, report: ReportHere) {
  const count = (name: string) =>
    Number(/^[1-9]\d*$/.exec(attribute(node, name) ?? '')?.[0] ?? Number.NaN);
  if (!(count('part') < count('of') && count('of') <= 20)) {
    report(
      '<Proportion> needs whole numbers, such as part="1" of="5": part at least 1 and smaller than of, and of at most 20',
    );
  }
  if (!plainTextOf(node).trim()) {
    report('<Proportion> is empty; say between its tags what the numbers count');
  }
}

function checkLink({ url }: Link, paths: ReadonlySet<string>, report: ReportHere) {
  const [path = ''] = url.split('#');
  if (/^https:\/\/./.test(url)) return;
  if (!/^[/#]/.test(url))
    report(`link to ${url}: write /contact for a page of this site, https://… for another site`);
  else if (path && !paths.has(path))
    report(`link to ${url}: there is no such page${nearestTo(path, [...paths])}`);
}

function checkComponent(node: JsxElement, collection: Collection, report: ReportHere) {
  const component = bodyComponents.get(node.name);
  if (!component) {
    report(
      `<${node.name}> is not a component; use one of ${[...bodyComponents.keys()].join(', ')}`,
    );
    return;
  }
  const { attributes = {}, only } = component;
  if (only && only !== collection) {
    report(`<${node.name}> can only be used in src/content/${only}`);
  }
  for (const [name, values] of Object.entries(attributes)) {
    const value = attribute(node, name);
    if (value === undefined) report(`<${node.name}> needs ${name}="…"`);
    else if (values && !values.includes(value)) {
      report(`<${node.name} ${name}="${value}">: must be one of ${values.join(', ')}`);
    }
  }
  const allowed = Object.keys(attributes).map((name) => `${name}="…"`);
  for (const given of node.attributes) {
    const name = given.type === 'mdxJsxAttribute' ? given.name : `{${given.value}}`;
    if (!Object.hasOwn(attributes, name)) {
      report(
        `<${node.name}> has no attribute ${name}; it takes ${allowed.join(', ') || 'nothing'}`,
      );
    }
  }
}

function attribute(node: JsxElement, name: string) {
  const found = node.attributes.findLast(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}
