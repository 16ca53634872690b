import type { Collections } from '../../src/content/schemas/collections.ts';

/** Pairs of neighbouring letters, which like ids share; a hyphen parts words as the ends do. */
const pairsOf = (id: string) =>
  new Set(Array.from({ length: id.length + 1 }, (_, index) => `-${id}-`.slice(index, index + 2)));

/** How alike two ids are, from 0 to 1 (Dice's coefficient over pairs of letters). */
function likeness(one: string, other: string) {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  const common = [...first].filter((pair) => second.has(pair)).length;
  return (2 * common) / (first.size + second.size);
}

/** Says that a collection has no such id, with the ten ids that are most like it. */
export function unknownId(id: string, name: keyof Collections, collections: Collections) {
  const near = Object.keys(collections[name])
    .sort((a, b) => likeness(id, b) - likeness(id, a))
    .slice(0, 10);
  return `"${id}" is not in src/content/${name}.yaml; near it are ${near.join(', ') || 'none'}`;
}
