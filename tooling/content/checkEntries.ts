import { nearestTo, type RegistryName } from '../../src/schemas/common.ts';
import {
  plainWords,
  type Registries,
  type Urgency,
  urgencies,
} from '../../src/schemas/registries.ts';
import { entryAnchors, staticAnchors } from './anchors.ts';
import { type AnyEntry, allEntries, type Entries, entryPath } from './entries.ts';
import type { PageFiles } from './pages.ts';
import { stringsOf } from './yaml.ts';

/** Checks entries against the registries, their own bodies and each other, which schemas cannot do. */
export function checkEntries(
  entries: Entries,
  registries: Registries,
  pageFiles: PageFiles | undefined,
  people: readonly string[],
) {
  const all = allEntries(entries);
  const sentences = Object.entries(registries.signs)
    .map(([id, { name, rest }]) => [id, plainWords(name + rest)] as const)
    // Shorter ones are everyday phrases, such as "Yellow skin or eyes."
    .filter(([, words]) => words.split(' ').length >= 6);
  for (const entry of all) {
    checkCare(entry, registries);
    checkSigns(entry, registries);
    checkPlacement(entry);
    checkCopies(entry, sentences);
  }
  checkAnchors(all, {
    ...(pageFiles && staticAnchors(pageFiles, entries, registries, people)),
    ...Object.fromEntries(all.map((entry) => [entryPath(entry), entryAnchors(entry)])),
  });
  refuseRepeats(all, 'title', ({ title }) => title.toLowerCase());
  refuseRepeats(all, 'description', ({ description }) => description);
  refuseRepeats(entries.services, 'number', ({ number }) => number);
  refuseRepeats(entries.conditions, 'number', ({ number }) => number);
  refuseRepeats(all, 'searchTitle', ({ searchTitle, title }) => searchTitle ?? title);
  refuseRepeats(entries.blog, 'order', ({ order }) => order);
}

function checkCare({ collection, fields, report }: AnyEntry, { care, techniques }: Registries) {
  const hasRisks = fields.care.some((id) => care[id]?.risk);
  if (hasRisks && !fields.gains) {
    report(
      ['gains'],
      'is missing; `care` names care with risks, which pages show next to the gains',
    );
  }
  if (!hasRisks && fields.gains) {
    report(['gains'], 'no care in `care` has risks; add one, or delete this field');
  }
  for (const id of collection === 'conditions' ? fields.techniques : []) {
    const kind = techniques[id]?.care;
    if (kind && !fields.care.includes(kind)) {
      report(['care'], `add "${kind}", the care that the technique "${id}" needs`);
    }
  }
}

/** People act on a short list; the list of all signs has the rest. */
const maxSigns = { emergency: 6, sameDay: 4, doctor: 3 };

function checkSigns({ collection, fields, report }: AnyEntry, { signs }: Registries) {
  const count = (urgency: Urgency) =>
    fields.signs.filter((id) => signs[id]?.urgency === urgency).length;
  for (const urgency of urgencies) {
    const length = count(urgency);
    if (length > maxSigns[urgency]) {
      const remedy = `keep the ${maxSigns[urgency]} that matter most on this page`;
      report(['signs'], `has ${length} ${urgency} signs; ${remedy}`);
    }
  }
  if (collection === 'blog') return;
  if (count('emergency') === 0) {
    report(
      ['signs'],
      'has no emergency sign; add at least one, so that the page says when to call 911',
    );
  }
  if (count('sameDay') + count('doctor') === 0) {
    report(
      ['signs'],
      'has no sameDay or doctor sign; add at least one, so that the page says when to see a doctor',
    );
  }
  for (const id of fields.answer.goNow) {
    const problem = (message: string) => report(['answer', 'goNow'], message);
    if (!fields.signs.includes(id)) problem(`"${id}" is not in signs; add it there, too`);
    else if (signs[id]?.urgency !== 'emergency') {
      problem(`"${id}" is a ${signs[id]?.urgency} sign; name only emergency signs here`);
    }
  }
}

/** Checks that the body places the signs and gains of the front matter, each once. */
function checkPlacement({ fields, body, reportLine }: AnyEntry) {
  const check = (component: string, count: number, field: string, isGiven: boolean) => {
    const problem = (message: string) => reportLine(undefined, message);
    const tag = `<${component} />`;
    if (isGiven && count === 0) {
      problem(`has ${field}, but no ${tag} in the body; add it where they belong`);
    }
    if (!isGiven && count > 0) {
      problem(`has ${tag} in the body, but no ${field}; add "${field}" or delete it`);
    }
    if (count > 1) problem(`has ${tag} ${count} times; keep one`);
  };
  check('WarningSigns', body.warningSigns, 'signs', fields.signs.length > 0);
  check('GainsAndRisks', body.gainsAndRisks, 'gains', fields.gains !== undefined);
}

/** Refuses copies of a sign's sentence, which would go out of date when the sign changes. */
function checkCopies(
  { fields, body, report, reportLine }: AnyEntry,
  sentences: readonly (readonly [id: string, words: string])[],
) {
  const repeated = (words: string) => {
    const plain = ` ${plainWords(words)} `;
    return sentences.filter(([, sentence]) => plain.includes(` ${sentence} `)).map(([id]) => id);
  };
  const remedy = 'add it to "signs" and delete the sentence, or use other words';
  for (const { text: passage, line } of body.passages) {
    for (const id of repeated(passage)) {
      reportLine(line, `this repeats the sign "${id}"; ${remedy}`);
    }
  }
  for (const [path, value] of stringsOf(fields)) {
    for (const id of repeated(value)) report(path, `repeats the sign "${id}"; ${remedy}`);
  }
}

/** Checks that links with a # lead to an id that exists. Pages with problems have no known ids. */
function checkAnchors(
  entries: readonly AnyEntry[],
  anchors: Readonly<Record<string, readonly string[]>>,
) {
  for (const entry of entries) {
    for (const { url, line } of entry.body.links) {
      const [, before, anchor] = /^([^#]*)#(.*)$/.exec(url) ?? [];
      if (anchor === undefined) continue;
      const path = before || entryPath(entry);
      const ids = anchors[path];
      if (!ids || ids.includes(anchor)) continue;
      const remedy = nearestTo(anchor, ids) || '; link to the whole page, without #';
      entry.reportLine(line, `link to ${url}: ${path} has no section with this id${remedy}`);
    }
  }
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
    if (other) report([field], `"${value}" is also used by ${other}; give each its own`);
    else first.set(value, `${collection}/${slug}`);
  }
}

/** Ids of records that no page uses, such as "sources.yaml: smith-2019". A build only warns about them. */
export function unusedIds(entries: Entries, registries: Registries) {
  const all = allEntries(entries);
  const sources = [
    ...all.flatMap(({ fields }) => fields.sources),
    ...Object.values(registries.signs).map(({ source }) => source),
    ...Object.values(registries.care).flatMap(({ source }) => source),
  ];
  const used = new Map<RegistryName, readonly (string | undefined)[]>([
    ['sources', sources],
    ['plates', all.flatMap(({ body }) => body.plates)],
    ['movements', all.flatMap(({ body }) => body.movements)],
    ['topics', entries.blog.map(({ fields }) => fields.topic)],
  ]);
  return [...used].flatMap(([name, ids]) =>
    Object.keys(registries[name])
      .filter((id) => !ids.includes(id))
      .map((id) => `${name}.yaml: ${id}`),
  );
}
