import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Collections } from '../../src/content/schemas/collections.ts';
import type { Report } from './frontMatter.ts';
import { unknownId } from './unknownId.ts';

/** Ids of what a text shows of collections, each once, and whether it shows the states of a disc. */
export type Figures = { plates: string[]; movements: string[]; discStates: boolean };

/** Finds `<Plate>`, `<Movement>` and `<DiscStates />` in a text. */
export function figuresOf(tree: Root): Figures {
  const found: Figures = { plates: [], movements: [], discStates: false };
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!('attributes' in node)) return;
    const name = node.attributes.findLast((given) => 'name' in given && given.name === 'name');
    const id = String(name?.value);
    if (node.name === 'Plate') found.plates.push(id);
    if (node.name === 'Movement') found.movements.push(id);
    if (node.name === 'DiscStates') found.discStates = true;
  });
  return found;
}

/** Checks that what a text shows is there, and stands in it once. */
export function checkFigures(figures: Figures, collections: Collections, report: Report) {
  for (const [name, element] of [
    ['plates', 'Plate'],
    ['movements', 'Movement'],
  ] as const) {
    for (const [index, id] of figures[name].entries()) {
      if (!Object.hasOwn(collections[name], id)) {
        report(undefined, `<${element}>: ${unknownId(id, name, collections)}`);
      } else if (figures[name].indexOf(id) < index) {
        report(undefined, `<${element} name="${id}"> stands here twice; take one out`);
      }
    }
  }
}
