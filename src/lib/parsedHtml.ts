import type { DefaultTreeAdapterTypes } from 'parse5';

/** Any node of a document that parse5 has parsed. */
export type Node = DefaultTreeAdapterTypes.Node;
/** A parsed element. */
export type Element = DefaultTreeAdapterTypes.Element;

/** The node itself if it is an element, and all elements inside it, in document order. */
export function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

/** Value of an attribute; undefined if the element does not have it. */
export const attribute = (element: Element, name: string) =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** Text of a node and its descendants, without comments. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
