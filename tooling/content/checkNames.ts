import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Collections } from '../../src/content/schemas/collections.ts';
import type { Article, Condition, Service } from '../../src/content/schemas/entries.ts';
import type { Report } from './frontMatter.ts';
import { plainWords } from './plainWords.ts';
import type { Entry } from './read.ts';
import { textOf } from './textOf.ts';
import { unknownId } from './unknownId.ts';

type Data = Article | Condition | Service;

/**
 * Checks what an entry names in the collections: that it is there, that the signs which its care asks for are shown,
 * that a condition has signs of both kinds, and that no sign is typed by hand.
 */
export function checkNames(tree: Root, data: Data, collections: Collections, report: Report) {
  const problem = (message: string) => report(undefined, message);
  const named: [field: string, name: keyof Collections, ids: readonly string[]][] = [
    ['signs', 'signs', data.signs],
    ['care', 'care', data.care],
    ['sources', 'sources', data.sources],
    ['visit.techniques', 'techniques', 'visit' in data ? data.visit.techniques : []],
  ];
  for (const [field, name, ids] of named) {
    for (const id of ids) {
      if (!Object.hasOwn(collections[name], id)) {
        problem(`${field}: ${unknownId(id, name, collections)}`);
      }
    }
  }
  for (const kind of data.care) {
    const missing = (collections.care[kind]?.signs ?? []).filter((id) => !data.signs.includes(id));
    if (missing.length > 0) {
      problem(`signs: the care "${kind}" asks for ${missing.join(', ')}; add what is missing`);
    }
  }
  for (const id of 'visit' in data ? data.visit.techniques : []) {
    const kind = collections.techniques[id]?.care;
    if (kind && !data.care.includes(kind)) {
      problem(`care: add "${kind}", whose risks are those of ${id} in visit.techniques`);
    }
  }
  if ('answer' in data) checkCondition(data, collections, problem);
  checkPlace(tree, data, problem);
  checkTyped(tree, data, collections, report);
}

/** A condition shows when to call 911 and when to see a doctor; its "Go now" names emergencies of the page. */
function checkCondition(
  { signs, answer }: Condition,
  collections: Collections,
  problem: (message: string) => void,
) {
  const urgencies = signs.map((id) => collections.signs[id]?.urgency);
  if (!urgencies.includes('emergency')) {
    problem('signs: none is an emergency; a condition says when to call 911');
  }
  if (!urgencies.includes('sameDay') && !urgencies.includes('doctor')) {
    problem('signs: none is of sameDay or doctor; a condition says when to see a doctor');
  }
  for (const id of answer.goNow) {
    const sign = collections.signs[id];
    if (!sign) problem(`answer.goNow: ${unknownId(id, 'signs', collections)}`);
    else if (!signs.includes(id)) problem(`answer.goNow: add "${id}" to signs, too`);
    else if (sign.urgency !== 'emergency') {
      problem(`answer.goNow: "${id}" is ${sign.urgency}; only emergency signs stand there`);
    } else if (!sign.short) {
      problem(`answer.goNow: "${id}" has no short words in src/content/signs.yaml; add "short"`);
    }
  }
}

/** Cards stand once in a text, where the entry has signs. */
function checkPlace(tree: Root, { signs }: Data, problem: (message: string) => void) {
  let places = 0;
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if ('name' in node && node.name === 'WarningSigns') places += 1;
  });
  if (signs.length > 0 && places === 0) {
    problem('has signs, but no <WarningSigns /> in the text; put it where their cards stand');
  }
  if (signs.length === 0 && places > 0) {
    problem('has <WarningSigns /> in the text, but no signs; name them in "signs" or take it out');
  }
  if (places > 1) problem(`has <WarningSigns /> ${places} times; the cards stand once`);
}

/** No text and no field repeats the sentence of a sign, since that copy would not follow the sign. */
function checkTyped(tree: Root, data: Data, { signs }: Collections, report: Report) {
  const sentences = Object.entries(signs).map(
    ([id, { words }]) => [id, plainWords(words)] as const,
  );
  const check = (text: string, line: number | undefined, where: string) => {
    const plain = ` ${plainWords(text)} `;
    for (const [id, sentence] of sentences) {
      if (plain.includes(` ${sentence} `)) {
        report(
          line,
          `${where} repeats the sign "${id}"; name it in "signs" and take the sentence out, or say it in other words`,
        );
      }
    }
  };
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    check(textOf(node as Root), node.position?.start.line, 'the text');
  });
  for (const [field, text] of stringsOf(data)) check(text, undefined, field);
}

/** All strings of a value, with the path of their field. */
function* stringsOf(value: unknown, path: readonly string[] = []): Generator<[string, string]> {
  if (typeof value === 'string') yield [path.join('.'), value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* stringsOf(item, [...path, key]);
  }
}

/** What no entry, sign or care names of signs, works, plates and movements. A test refuses them; the build does not, so that pages can be written one by one. */
export function* unusedNames(
  entries: readonly Pick<Entry<Data>, 'data' | 'figures'>[],
  { signs, care, sources, plates, movements }: Collections,
): Generator<[keyof Collections, id: string]> {
  const shown = new Set(entries.flatMap(({ data }) => data.signs));
  const cited = new Set([
    ...entries.flatMap(({ data }) => data.sources),
    ...Object.values(signs).map(({ source }) => source),
    ...Object.values(care).flatMap(({ source }) => source ?? []),
  ]);
  for (const id of Object.keys(signs)) if (!shown.has(id)) yield ['signs', id];
  for (const id of Object.keys(sources)) if (!cited.has(id)) yield ['sources', id];
  const figures = entries.map((entry) => entry.figures);
  const seen = figures.flatMap((own) => [...own.plates, ...own.movements]);
  for (const id of Object.keys(plates)) if (!seen.includes(id)) yield ['plates', id];
  for (const id of Object.keys(movements)) if (!seen.includes(id)) yield ['movements', id];
}
