import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { bareAddress, bareAddressMessage, bareEmail } from '../../src/lib/links.ts';
import { bodyComponentRules } from '../../src/schemas/bodyComponents.ts';
import { type Collection, nearestTo } from '../../src/schemas/common.ts';
import { type BodyContext, plainTextOf, sectionPlates } from './body.ts';
import { linkProblem } from './links.ts';
import { missingFactMessage, ownPhone, phoneTyped, promise, promised } from './yaml.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type ReportHere = (message: string) => void;
type Ids = readonly string[];

const linkRemedy = 'write a link as [words](/page), without spaces in the address';
const pictureRemedy =
  'a text cannot contain pictures; an article shows one, at its top: the file of its name in src/content/images/blog';

const refused: Record<string, string> = {
  linkReference: `reference links are not supported; ${linkRemedy}`,
  definition: `reference links are not supported; ${linkRemedy}`,
  image: pictureRemedy,
  imageReference: pictureRemedy,
  mdxjsEsm: 'import and export are not supported; delete the line',
};

/** Unsupported or broken Markdown, phone numbers, which belong in the configuration, and promises. */
const lookalikes: [pattern: RegExp, message: (found: string, text: string) => string][] = [
  [/\][[(]/, (_, text) => `"${text.trim()}" is not a link; ${linkRemedy}`],
  [/~~/, () => '"~~" does not strike words out; delete the words'],
  [ownPhone, () => `${phoneTyped}, or <Phone line="scheduling" />`],
  [promise, promised],
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
    visit(tree, 'text', (node, _, parent) => {
      const [bare] = (bareAddress.exec(node.value) ?? bareEmail.exec(node.value)) || [];
      if (bare && parent?.type !== 'link') context.report(lineOf(node), bareAddressMessage(bare));
    });

    const elementsOf = (name: string) =>
      nodes.filter(isElement).filter((node) => node.name === name);
    const idsIn = (name: string) =>
      elementsOf(name).flatMap((node) => attribute(node, 'name') ?? []);
    const texts = nodes.filter(({ type }) => ['paragraph', 'heading', 'tableCell'].includes(type));
    const sections = elementsOf('Section');
    data.found = {
      links: nodes.flatMap((node) =>
        node.type === 'link' ? { url: node.url, line: lineOf(node) } : [],
      ),
      plates: [...sectionPlates(context.slug, sections.length, context.plates), ...idsIn('Plate')],
      movements: idsIn('Movement'),
      components: nodes.filter(isElement).map(({ name }) => name ?? ''),
      passages: texts.map((node) => ({ text: plainTextOf(node), line: lineOf(node) })),
    };
    if (context.collection === 'conditions') checkSections(sections, context);
    if (context.collection === 'blog') {
      checkShortVersion(tree, elementsOf('ShortVersion'), context);
      if (!nodes.some((node) => node.type === 'heading' && node.depth === 2))
        context.report(undefined, 'an article needs a ## heading for its list "On this page"');
    }
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
      if (node.depth > 3) report(`${'#'.repeat(node.depth)} is too deep; use ## and ###`);
      break;
    case 'link': {
      const problem = linkProblem(node.url, context.paths);
      if (problem) report(problem);
      break;
    }
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      if (typeof context.facts[node.value] !== 'string')
        report(missingFactMessage(node.value, context.facts));
      break;
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
    const [first] = section.children;
    if (first?.type !== 'heading' || first.depth !== 2) {
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

function checkShortVersion(tree: Root, found: readonly JsxElement[], { report }: BodyContext) {
  const after = tree.children.findIndex(({ type }) => type === 'paragraph') + 1;
  const [first] = found;
  const [list, ...rest] = first?.children ?? [];
  const items = list?.type === 'list' && rest.length === 0 ? list.children.length : 0;
  if (found.length !== 1 || tree.children[after] !== first || items < 2 || items > 4) {
    const remedy = 'after its first paragraph, with a list of two to four items and nothing else';
    report(first && lineOf(first), `an article needs one <ShortVersion> directly ${remedy}`);
  }
}

function checkProportion(node: JsxElement, report: ReportHere) {
  const [part = 0, of = 0] = ['part', 'of'].map((name) => Number(attribute(node, name)));
  if (Number.isInteger(part) && Number.isInteger(of) && part > 0 && part < of && of <= 20) return;
  report(
    '<Proportion> needs whole numbers, such as part="1" of="5": part at least 1 and smaller than of, and of at most 20',
  );
}

function checkComponent(node: JsxElement, collection: Collection, report: ReportHere) {
  const component = bodyComponentRules.get(node.name);
  if (/^(iframe|video|embed|object)$/.test(node.name ?? '')) {
    report(`<${node.name}> does not work in a text; link to it: [Watch the video](https://…)`);
    return;
  }
  if (!component) {
    report(
      `<${node.name}> is not a component; use one of ${[...bodyComponentRules.keys()].join(', ')}`,
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
  if (node.type === 'mdxJsxTextElement' && node.name !== 'Phone') {
    const remedy = 'put it on separate lines, with an empty line before and after';
    report(`<${node.name}> cannot be part of a sentence; ${remedy}`);
  }
}

function attribute(node: JsxElement, name: string) {
  const found = node.attributes.findLast(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}
