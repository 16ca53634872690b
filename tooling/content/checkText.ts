import type { Link, Nodes, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type Collection, nearestTo } from '../../src/content/schemas/common.ts';
import { plainTextOf, sectionPlate, type TextContext } from './text.ts';
import { unknownFact } from './yaml.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Components that a text may use: the values that each attribute may have (null: any text), and the only collection. */
const components: Record<
  string,
  { attributes?: Record<string, readonly string[] | null>; only?: Collection }
> = {
  DiscStates: { only: 'conditions' },
  Movement: { attributes: { name: null } },
  Note: { only: 'blog' },
  Phone: { attributes: { line: ['scheduling', 'insurance'] } },
  Plate: { attributes: { name: null } },
  Proportion: { attributes: { part: null, of: null }, only: 'blog' },
  Section: { only: 'conditions' },
  ShortVersion: { only: 'blog' },
  Tip: {},
  WarningSigns: {},
};

const componentOf = (name: string | null) =>
  name !== null && Object.hasOwn(components, name) ? components[name] : undefined;

const asLink = 'write a link as [words](/page), without spaces in the address';
const asFile = 'a text has no pictures; the pictures of a page are files in src/content/images';

/** Parts of Markdown that a text may not use, with what to do instead. */
const refused: Record<string, string> = {
  linkReference: `no references; ${asLink}`,
  definition: `no references; ${asLink}`,
  image: asFile,
  imageReference: asFile,
  mdxjsEsm: 'a text has no import and export',
};

/** Words that look like Markdown which this site does not have. */
const lookalikes: [pattern: RegExp, says: (found: string, text: string) => string][] = [
  [/\][[(]/, (_, text) => `"${text.trim()}" is not a link; ${asLink}`],
  [/~~/, () => '"~~" strikes nothing out here; delete the words'],
  [/\[\^[^\]]*\]/, (found) => `"${found}" is not a footnote; cite works in "sources"`],
];

/** Checks links, facts, components and headings of a text, and keeps what other checks and the page need. */
export function remarkCheck() {
  return (tree: Root, { data }: VFile) => {
    const { context } = data;
    if (!context) return;
    const found = {
      links: [] as { url: string; line: number | undefined }[],
      plates: [] as string[],
      movements: [] as string[],
      discStates: false,
      warningSigns: 0,
      passages: [] as { text: string; line: number | undefined }[],
    };
    const sections: JsxElement[] = [];
    const shortVersions: JsxElement[] = [];
    visit(tree, (node: Nodes) => {
      const line = node.position?.start.line;
      const report = (message: string) => context.report(line, message);
      const remedy = refused[node.type];
      if (remedy) report(remedy);
      switch (node.type) {
        case 'heading':
          if (node.depth === 1)
            report('a heading with one # is the title of the page; start with ##');
          break;
        case 'link':
          found.links.push({ url: node.url, line });
          checkLink(node, context.paths, report);
          break;
        case 'mdxTextExpression':
        case 'mdxFlowExpression':
          if (!Object.hasOwn(context.facts, node.value))
            report(unknownFact(node.value, context.facts));
          break;
        case 'text':
          for (const [pattern, says] of lookalikes) {
            const [match] = pattern.exec(node.value) ?? [];
            if (match) report(says(match, node.value));
          }
          break;
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          checkComponent(node, context.collection, report);
          if (node.name === 'Section') sections.push(node);
          if (node.name === 'ShortVersion') shortVersions.push(node);
          if (node.name === 'Proportion') checkProportion(node, report);
          if (node.name === 'Plate') found.plates.push(attribute(node, 'name') ?? '');
          if (node.name === 'Movement') found.movements.push(attribute(node, 'name') ?? '');
          if (node.name === 'DiscStates') found.discStates = true;
          if (node.name === 'WarningSigns') found.warningSigns += 1;
          break;
      }
      if (node.type === 'paragraph') checkAlone(node, context);
      if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
        found.passages.push({ text: plainTextOf(node), line });
      }
    });
    found.plates.unshift(...sections.map((_, index) => sectionPlate(context.slug, index + 1)));
    if (context.collection === 'conditions') checkSections(sections, context);
    if (context.collection === 'blog') checkShortVersion(tree, shortVersions, context);
    checkNamed('Plate', found.plates, context.plates, context);
    checkNamed('Movement', found.movements, context.movements, context);
    data.found = found;
  };
}

function checkSections(sections: readonly JsxElement[], { report }: TextContext) {
  for (const { children, position } of sections) {
    const line = position?.start.line;
    if (children.some((child) => 'name' in child && child.name === 'WarningSigns')) {
      report(line, '<WarningSigns /> cannot stand in a <Section>; put it between two of them');
    }
    if (children[0]?.type !== ('heading' satisfies RootContent['type'])) {
      report(line, '<Section> must start with a ## heading');
    }
  }
  if (sections.length < 2 || sections.length > 3) {
    report(undefined, `has ${sections.length} <Section> blocks; a condition has two or three`);
  }
}

/** What a text shows by id is there, and stands in it once. */
function checkNamed(
  component: string,
  ids: readonly string[],
  known: readonly string[],
  { report }: TextContext,
) {
  for (const [index, id] of ids.entries()) {
    if (!known.includes(id)) {
      const file = `src/content/${component.toLowerCase()}s.yaml`;
      report(undefined, `<${component}>: "${id}" is not in ${file}${nearestTo(id, known)}`);
    } else if (ids.indexOf(id) < index) {
      report(undefined, `<${component} name="${id}"> stands here twice; take one out`);
    }
  }
}

/** A component stands on lines of its own; only a phone stands in a sentence. */
function checkAlone({ children }: Paragraph, { report }: TextContext) {
  const others = children.filter((child) => child.type !== 'text' || child.value.trim());
  if (others.length < 2) return;
  for (const child of others) {
    if (child.type !== 'mdxJsxTextElement' || child.name === 'Phone') continue;
    if (!componentOf(child.name)) continue;
    report(
      child.position?.start.line,
      `<${child.name}> stands in a sentence; put it on separate lines, with an empty line before and after`,
    );
  }
}

/** The short version: once, after the first paragraph, a list of two to four items and nothing else. */
function checkShortVersion(tree: Root, found: readonly JsxElement[], { report }: TextContext) {
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
  const items = list?.type === 'list' && rest.length === 0 ? list.children.length : 0;
  if (items < 2 || items > 4) {
    report(line, '<ShortVersion> holds one list of two to four items and nothing else');
  }
}

/** Numbers that a reader can count, and words that say what they are. */
function checkProportion(node: JsxElement, report: (message: string) => void) {
  const count = (name: string) => {
    const value = attribute(node, name) ?? '';
    return /^[1-9]\d*$/.test(value) ? Number(value) : Number.NaN;
  };
  if (!(count('part') < count('of') && count('of') <= 20)) {
    report(
      '<Proportion> counts whole pebbles; write part="1" of="5", with part from 1, smaller than of, and of 20 at most',
    );
  }
  if (!plainTextOf(node).trim()) {
    report('<Proportion> has no words; say between its tags what the pebbles count');
  }
}

function checkLink({ url }: Link, paths: ReadonlySet<string>, report: (message: string) => void) {
  const [path = ''] = url.split('#');
  if (!/^[/#]/.test(url))
    report(`link to ${url}: only links to pages of this site, such as /contact`);
  else if (path && !paths.has(path)) report(`link to ${url}: there is no such page`);
}

function checkComponent(
  node: JsxElement,
  collection: Collection,
  report: (message: string) => void,
) {
  const component = componentOf(node.name);
  if (!component) {
    report(`<${node.name}> is unknown; use one of ${Object.keys(components).join(', ')}`);
    return;
  }
  const { attributes = {}, only } = component;
  if (only && only !== collection) {
    report(`<${node.name}> is only for files in src/content/${only}`);
  }
  for (const [name, values] of Object.entries(attributes)) {
    const value = attribute(node, name);
    if (value === undefined) report(`<${node.name}> needs ${name}="…"`);
    else if (values && !values.includes(value)) {
      report(`<${node.name} ${name}="${value}">: must be one of ${values.join(', ')}`);
    }
  }
  const known = Object.keys(attributes).map((name) => `${name}="…"`);
  for (const given of node.attributes) {
    const name = given.type === 'mdxJsxAttribute' ? given.name : `{${given.value}}`;
    if (!Object.hasOwn(attributes, name)) {
      report(`<${node.name}> has no ${name}; it takes ${known.join(', ') || 'nothing'}`);
    }
  }
}

function attribute(node: JsxElement, name: string) {
  const found = node.attributes.findLast(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}
