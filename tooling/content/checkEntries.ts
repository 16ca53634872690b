import { type Known, nearestTo, type RegistryName } from '../../src/content/schemas/common.ts';
import { plainWords, type Registries } from '../../src/content/schemas/registries.ts';
import { anchorOf, warningSignsId } from '../../src/lib/anchor.ts';
import { type AnyEntry, allEntries, type Entries, type Entry, entryPath } from './entries.ts';
import { stringsOf } from './yaml.ts';

/** Checks what no schema can see: entries against the registries, their texts and each other. */
export function checkEntries(entries: Entries, registries: Registries, known: Known) {
  const all = allEntries(entries);
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

function checkCare({ collection, fields, report }: AnyEntry, { care, techniques }: Registries) {
  for (const kind of fields.care) {
    const missing = (care[kind]?.signs ?? []).filter((id) => !fields.signs.includes(id));
    if (missing.length > 0) {
      report(['signs'], `the care "${kind}" asks for ${missing.join(', ')}; add what is missing`);
    }
  }
  for (const id of collection === 'conditions' ? fields.visit.techniques : []) {
    const kind = techniques[id]?.care;
    if (kind && !fields.care.includes(kind)) {
      report(['care'], `add "${kind}", whose risks are those of ${id} in visit.techniques`);
    }
  }
}

function checkCondition({ fields, report }: Entry<'conditions'>, { signs }: Registries) {
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
  const remedy = 'name it in "signs" and take the sentence out, or say it in other words';
  for (const { text: passage, line } of text.passages) {
    for (const id of repeated(passage)) {
      reportLine(line, `the text repeats the sign "${id}"; ${remedy}`);
    }
  }
  for (const [path, value] of stringsOf(fields)) {
    for (const id of repeated(value)) report(path, `repeats the sign "${id}"; ${remedy}`);
  }
}

/** Links with a # lead to a place that exists. Only entries have places; those with problems are not judged. */
function checkAnchors(entries: readonly AnyEntry[], { staticPaths }: Known) {
  const anchors = new Map<string, string[]>(staticPaths.map((path) => [path, []]));
  for (const entry of entries) anchors.set(entryPath(entry), anchorsOf(entry));
  for (const entry of entries) {
    for (const { url, line } of entry.text.links) {
      const [, before, anchor] = /^([^#]*)#(.*)$/.exec(url) ?? [];
      if (anchor === undefined) continue;
      const path = before || entryPath(entry);
      const places = anchors.get(path);
      if (!places || places.includes(anchor)) continue;
      const remedy = nearestTo(anchor, places) || '; link to the whole page, without #';
      entry.reportLine(line, `link to ${url}: ${path} has no such place${remedy}`);
    }
  }
}

/** Ids on an entry's page: headings, and the items of a service's accordions as Accordion.tsx names them. */
function anchorsOf({ collection, fields, text }: AnyEntry) {
  const anchors = text.headings.map(({ id }) => id);
  if (fields.signs.length > 0) anchors.push(warningSignsId);
  if (collection !== 'services') return anchors;
  const { accordion, faq } = fields;
  const items = accordion.items.map(({ title }) => title);
  if (faq) items.push('questions', ...faq.items.map(({ question }) => question));
  return [...anchors, ...items.map(anchorOf)];
}

function refuseRepeats<One extends AnyEntry>(
  entries: readonly One[],
  field: string,
  keyOf: (fields: One['fields']) => string | number,
) {
  const first = new Map<string | number, string>();
  for (const { fields, collection, slug, report } of entries) {
    const value = keyOf(fields);
    const other = first.get(value);
    if (other) report([field], `"${value}" is also that of ${other}; give each its own`);
    else first.set(value, `${collection}/${slug}`);
  }
}

/** Ids that nothing names. The build tells them and goes on: pages come and go one by one. */
export function unusedIds(entries: Entries, registries: Registries) {
  const all = allEntries(entries);
  const sources = [
    ...all.flatMap(({ fields }) => fields.sources),
    ...Object.values(registries.signs).map(({ source }) => source),
    ...Object.values(registries.care).flatMap(({ source }) => source),
  ];
  const used = new Map<RegistryName, readonly (string | undefined)[]>([
    ['signs', all.flatMap(({ fields }) => fields.signs)],
    ['sources', sources],
    ['plates', all.flatMap(({ text }) => text.plates)],
    ['movements', all.flatMap(({ text }) => text.movements)],
  ]);
  return [...used].flatMap(([name, ids]) =>
    Object.keys(registries[name])
      .filter((id) => !ids.includes(id))
      .map((id) => `${name}.yaml: ${id}`),
  );
}
