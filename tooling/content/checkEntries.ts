import { type Known, nearestTo } from '../../src/content/schemas/common.ts';
import type { Condition } from '../../src/content/schemas/entries.ts';
import { plainWords, type Registries } from '../../src/content/schemas/registries.ts';
import { anchorOf, warningSignsId } from '../../src/lib/anchor.ts';
import { type AnyEntry, type Entries, type Entry, entryPath } from './entries.ts';

/** Checks what no schema can see: entries against the registries, their texts and each other. */
export function checkEntries(entries: Entries, registries: Registries, known: Known) {
  const all: AnyEntry[] = [...entries.services, ...entries.conditions, ...entries.blog];
  const sentences = Object.entries(registries.signs).map(
    ([id, { sentence }]) => [id, plainWords(sentence)] as const,
  );
  for (const entry of all) {
    checkCare(entry, registries);
    checkPlace(entry);
    checkTyped(entry, sentences);
  }
  for (const entry of entries.conditions) checkCondition(entry, registries);
  checkAnchors(all, known);
  refuseRepeats(all, 'title', ({ title }) => title.toLowerCase());
  refuseRepeats(all, 'description', ({ description }) => description);
  refuseRepeats(entries.services, 'number', ({ number }) => number);
  refuseRepeats(entries.conditions, 'number', ({ number }) => number);
  refuseRepeats(entries.blog, 'searchTitle', ({ searchTitle, title }) => searchTitle ?? title);
  refuseRepeats(entries.blog, 'order', ({ order }) => order);
}

/** The signs that the care of a page asks for are shown; a technique brings its care along. */
function checkCare({ fields, report }: AnyEntry, { care, techniques }: Registries) {
  for (const kind of fields.care) {
    const missing = (care[kind]?.signs ?? []).filter((id) => !fields.signs.includes(id));
    if (missing.length > 0) {
      report(['signs'], `the care "${kind}" asks for ${missing.join(', ')}; add what is missing`);
    }
  }
  for (const id of 'visit' in fields ? fields.visit.techniques : []) {
    const kind = techniques[id]?.care;
    if (kind && !fields.care.includes(kind)) {
      report(['care'], `add "${kind}", whose risks are those of ${id} in visit.techniques`);
    }
  }
}

/** A condition says when to call 911 and when to see a doctor; its "Go now" names emergencies of the page. */
function checkCondition({ fields, report }: Entry<Condition>, { signs }: Registries) {
  const urgencies = fields.signs.map((id) => signs[id]?.urgency);
  if (!urgencies.includes('emergency')) {
    report(['signs'], 'none is an emergency; a condition says when to call 911');
  }
  if (!urgencies.includes('sameDay') && !urgencies.includes('doctor')) {
    report(['signs'], 'none is of sameDay or doctor; a condition says when to see a doctor');
  }
  for (const id of fields.answer.goNow) {
    const problem = (message: string) => report(['answer', 'goNow'], message);
    const sign = signs[id];
    if (!fields.signs.includes(id)) problem(`add "${id}" to signs, too`);
    else if (sign?.urgency !== 'emergency') {
      problem(`"${id}" is ${sign?.urgency}; only emergency signs stand there`);
    } else if (!sign.short) {
      problem(`"${id}" has no short words in src/content/signs.yaml; add "short"`);
    }
  }
}

/** The cards stand once in a text, where the entry has signs. */
function checkPlace({ fields: { signs }, text: { warningSigns }, reportLine }: AnyEntry) {
  const problem = (message: string) => reportLine(undefined, message);
  if (signs.length > 0 && warningSigns === 0) {
    problem('has signs, but no <WarningSigns /> in the text; put it where their cards stand');
  }
  if (signs.length === 0 && warningSigns > 0) {
    problem('has <WarningSigns /> in the text, but no signs; name them in "signs" or take it out');
  }
  if (warningSigns > 1) problem(`has <WarningSigns /> ${warningSigns} times; the cards stand once`);
}

/** No text and no field repeats the sentence of a sign, since that copy would not follow the sign. */
function checkTyped(
  { fields, text, report, reportLine }: AnyEntry,
  sentences: readonly (readonly [id: string, words: string])[],
) {
  const repeated = (words: string) => {
    const plain = ` ${plainWords(words)} `;
    return sentences.filter(([, sentence]) => plain.includes(` ${sentence} `)).map(([id]) => id);
  };
  const remedy = (id: string) =>
    `repeats the sign "${id}"; name it in "signs" and take the sentence out, or say it in other words`;
  for (const { text: passage, line } of text.passages) {
    for (const id of repeated(passage)) reportLine(line, `the text ${remedy(id)}`);
  }
  for (const [path, value] of stringsOf(fields)) {
    for (const id of repeated(value)) report(path, remedy(id));
  }
}

/** All strings of a value, with the path of their field. */
function* stringsOf(value: unknown, path: readonly string[] = []): Generator<[string[], string]> {
  if (typeof value === 'string') yield [[...path], value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* stringsOf(item, [...path, key]);
  }
}

/** Links with a # lead to a place that exists. Pages that are not entries have none; an entry with problems is passed over. */
function checkAnchors(entries: readonly AnyEntry[], { staticPaths }: Known) {
  const anchors = new Map(
    entries.map((entry) => [entryPath(entry.collection, entry.slug), anchorsOf(entry)]),
  );
  for (const { collection, slug, text, reportLine } of entries) {
    for (const { url, line } of text.links) {
      const [before = '', ...rest] = url.split('#');
      if (rest.length === 0) continue;
      const path = before || entryPath(collection, slug);
      const places = staticPaths.includes(path) ? [] : anchors.get(path);
      const anchor = rest.join('#');
      if (!places || places.includes(anchor)) continue;
      const remedy =
        places.length > 0 ? nearestTo(anchor, places) : '; link to the whole page, without #';
      reportLine(line, `link to ${url}: ${path} has no such place${remedy}`);
    }
  }
}

/** Ids on an entry's page: headings, and the items of a service's accordions as Accordion.tsx names them. */
function anchorsOf({ fields, text }: AnyEntry) {
  const anchors = text.headings.map(({ id }) => id);
  if (fields.signs.length > 0) anchors.push(warningSignsId);
  if (!('accordion' in fields)) return anchors;
  const { accordion, faq } = fields;
  const questions = faq ? ['questions', ...faq.items.map(({ question }) => question)] : [];
  return [
    ...anchors,
    ...[...accordion.items.map(({ title }) => title), ...questions].map(anchorOf),
  ];
}

function refuseRepeats<Fields>(
  entries: readonly Entry<Fields>[],
  field: string,
  keyOf: (fields: Fields) => string | number,
) {
  const first = new Map<string | number, string>();
  for (const { fields, collection, slug, report } of entries) {
    const value = keyOf(fields);
    const other = first.get(value);
    if (other) report([field], `"${value}" is also that of ${other}; give each its own`);
    else first.set(value, `${collection}/${slug}`);
  }
}

/** Ids that nothing names: signs, sources, plates and movements. A test refuses them; the build does not, so that pages can be written one by one. */
export function unusedIds(entries: Entries, registries: Registries) {
  const all: AnyEntry[] = [...entries.services, ...entries.conditions, ...entries.blog];
  const used = {
    signs: all.flatMap(({ fields }) => fields.signs),
    sources: [
      ...all.flatMap(({ fields }) => fields.sources),
      ...Object.values(registries.signs).map(({ source }) => source),
      ...Object.values(registries.care).flatMap(({ source }) => source ?? []),
    ],
    plates: all.flatMap(({ text }) => text.plates),
    movements: all.flatMap(({ text }) => text.movements),
  };
  return (Object.keys(used) as (keyof typeof used)[]).flatMap((name) => {
    const ids = new Set(used[name]);
    return Object.keys(registries[name])
      .filter((id) => !ids.has(id))
      .map((id) => `${name}.yaml: ${id}`);
  });
}
