import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { bareAddress, bareAddressMessage, bareEmail } from '../../src/lib/links.ts';
import { bodyComponentRules, wordAttributes } from '../../src/schemas/bodyComponents.ts';
import { nearestTo } from '../../src/schemas/common.ts';
import { type BodyContext, plainTextOf, sectionPlates } from './body.ts';
import { adviceOn, claimRemedy, forbiddenClaim } from './claims.ts';
import { linkProblem } from './links.ts';
import { factAt, fillFacts, missingFactMessage, ownPhone, phoneTyped } from './yaml.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type ReportHere = (message: string) => void;

const linkRemedy = 'write a link as [words](/page), without spaces in the address';
const pictureRemedy =
  'write <Picture name="blog/desk" alt="What it shows" /> for the picture src/content/images/blog/desk.jpg';

export function tagRemedy(name: string | null) {
  if (bodyComponentRules.has(name))
    return `<${name}> is not closed; write </${name}> after what it is around, or <${name} … />`;
  return `<${name ?? ''}> is not a component; use one of ${[...bodyComponentRules.keys()].join(', ')}, or write &lt; to show a "<"`;
}

const refused: Record<string, string> = {
  linkReference: `reference links are not supported; ${linkRemedy}`,
  definition: `reference links are not supported; ${linkRemedy}`,
  image: pictureRemedy,
  imageReference: pictureRemedy,
  mdxjsEsm: 'import and export are not supported; delete the line',
};

/** What looks like Markdown but is none, and phone numbers that are typed out. */
const lookalikes: [pattern: RegExp, message: (found: string, text: string) => string][] = [
  [/\][[(]/, (_, text) => `"${text.trim()}" is not a link; ${linkRemedy}`],
  [ownPhone, () => `${phoneTyped}, or <Phone line="scheduling" />`],
  [/^[•◦▪·]/m, (found) => `write "- " in place of "${found}" at the start of each item of a list`],
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
    const texts = nodes.filter(({ type }) => ['paragraph', 'heading', 'tableCell'].includes(type));
    for (const node of texts) checkWords(plainTextOf(node), node, context);
    const sections = elementsOf('Section');
    data.found = {
      links: nodes.flatMap((node) =>
        node.type === 'link' ? { url: node.url, line: lineOf(node) } : [],
      ),
      plates: [
        ...sectionPlates(context.slug, sections.length, context.plates),
        ...elementsOf('Plate').flatMap((node) => attribute(node, 'name') ?? []),
      ],
      pictures: elementsOf('Picture').flatMap((node) => {
        const name = attribute(node, 'name')?.trim();
        return name ? { name, line: lineOf(node) } : [];
      }),
    };
    if (context.folder === 'conditions') checkSections(sections, context);
    if (context.folder === 'blog') {
      checkShortVersion(tree, elementsOf('ShortVersion'), context);
      if (!nodes.some((node) => node.type === 'heading' && node.depth === 2))
        context.report(undefined, 'an article needs a ## heading for its list "On this page"');
    }
    checkPlates(data.found.plates, context);
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
      if (node.children.length === 0) report('this heading has no words; write some, or delete it');
      if (hasLink(node)) report('a heading cannot have a link; put it into the text below');
      break;
    case 'link': {
      const problem = linkProblem(node.url, context.paths);
      if (problem) report(problem);
      if (hasLink(node))
        report(
          'a link cannot have a <Phone> in it, which is a link itself; put it beside the link',
        );
      break;
    }
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      if (typeof factAt(context.facts, node.value) !== 'string')
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
      checkComponent(node, context, report);
  }
}

/** A `<Phone>` is a link, too. */
function hasLink(node: Nodes) {
  let isFound = false;
  visit(node, (part) => {
    if (part !== node && (part.type === 'link' || (isElement(part) && part.name === 'Phone')))
      isFound = true;
  });
  return isFound;
}

/** Refuses forbidden claims, and gives advice. */
function checkWords(text: string, node: Nodes, { folder, report }: BodyContext) {
  // A legal text says what it has to say.
  const claim = folder === 'info' ? undefined : forbiddenClaim(text);
  if (claim) report(lineOf(node), claimRemedy(claim));
  const advice = adviceOn(text);
  if (advice) report(lineOf(node), advice, true);
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

function checkPlates(found: readonly string[], { plates, report }: BodyContext) {
  for (const [index, id] of found.entries()) {
    if (plates && !plates.includes(id))
      report(
        undefined,
        `<Plate>: "${id}" is not in src/content/plates.yaml${nearestTo(id, plates)}`,
      );
    else if (found.indexOf(id) < index)
      report(undefined, `<Plate name="${id}"> appears twice; delete one`);
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

function checkComponent(node: JsxElement, context: BodyContext, report: ReportHere) {
  const { folder, facts } = context;
  const component = bodyComponentRules.get(node.name);
  if (!component) {
    report(tagRemedy(node.name));
    return;
  }
  const { attributes = {}, optional = [], only } = component;
  if (only && !only.includes(folder)) {
    const folders = only.map((each) => `src/content/${each}`).join(' and ');
    report(`<${node.name}> can only be used in ${folders}`);
  }
  for (const [name, values] of Object.entries(attributes)) {
    const value = attribute(node, name);
    if (!value?.trim()) report(`<${node.name}> needs ${name}="…"`);
    else if (values && !values.includes(value)) {
      report(`<${node.name} ${name}="${value}">: must be one of ${values.join(', ')}`);
    }
  }
  const known = [...Object.keys(attributes), ...optional];
  for (const given of node.attributes) {
    const name = given.type === 'mdxJsxAttribute' ? given.name : '{…}';
    if (!known.includes(name))
      report(`<${node.name}> has no ${name}${nearestTo(name, known) || '; delete it'}`);
    const value = attribute(node, name) ?? '';
    if (!wordAttributes.includes(name)) continue;
    fillFacts(value, facts, (fact) => report(missingFactMessage(fact, facts)));
    if (ownPhone.test(value)) report(phoneTyped);
    checkWords(value, node, context);
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
