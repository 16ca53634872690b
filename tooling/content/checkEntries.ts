import { anchorOf, faqAnchor, warningSignsId } from '../../src/lib/anchor.ts';
import { nearestTo, type RegistryName } from '../../src/schemas/common.ts';
import {
  maxSigns,
  plainWords,
  type Registries,
  type Urgency,
  urgencies,
} from '../../src/schemas/registries.ts';
import { type AnyEntry, allEntries, type Entries, entryPath } from './entries.ts';
import { stringsOf } from './yaml.ts';

/** Checks entries against the registries, their own bodies and each other, which schemas cannot do. */
export function checkEntries(entries: Entries, registries: Registries) {
  const all = allEntries(entries);
  const ids = new Map<string, readonly string[]>(
    all.map((entry) => [entryPath(entry), idsOn(entry)]),
  );
  for (const entry of all) {
    checkCare(entry, registries);
    checkSigns(entry, registries);
    checkPlacement(entry);
    checkFragments(entry, ids);
    checkRetypedSigns(entry, registries);
  }
  refuseRepeats(all, 'title', ({ title }) => title.toLowerCase());
  refuseRepeats(all, 'description', ({ description }) => description);
  refuseRepeats(entries.services, 'number', ({ number }) => number);
  refuseRepeats(entries.conditions, 'number', ({ number }) => number);
  refuseRepeats(all, 'searchTitle', ({ searchTitle, title }) => searchTitle ?? title);
  refuseRepeats(entries.blog, 'order', ({ order }) => order);
}

function checkCare({ collection, fields, report }: AnyEntry, { techniques }: Registries) {
  const hasCare = fields.care.length > 0;
  if (hasCare && !fields.gains) {
    report(['gains'], 'is missing; `care` is not [], and pages show its risks next to the gains');
  }
  if (!hasCare && fields.gains) {
    report(['gains'], 'has no use while `care` is []; add the care, or delete this field');
  }
  for (const id of collection === 'conditions' ? fields.techniques : []) {
    const kind = techniques[id]?.care;
    if (kind && !fields.care.includes(kind)) {
      report(['care'], `add "${kind}", the care that the technique "${id}" needs`);
    }
  }
}

function checkSigns({ collection, fields, report }: AnyEntry, { signs }: Registries) {
  const count = (urgency: Urgency) =>
    fields.signs.filter((id) => signs[id]?.urgency === urgency).length;
  for (const urgency of urgencies) {
    const max = maxSigns[urgency];
    if (count(urgency) > max)
      report(['signs'], `has ${count(urgency)} ${urgency} signs; keep at most ${max}`);
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
  const check = (component: string, field: string, isGiven: boolean) => {
    const count = body.components.filter((name) => name === component).length;
    if (isGiven && count !== 1)
      reportLine(undefined, `has ${field}, so its body needs one <${component} />, not ${count}`);
    if (!isGiven && count > 0)
      reportLine(undefined, `has <${component} /> in the body, but no ${field}; add or delete one`);
  };
  check('WarningSigns', 'signs', fields.signs.length > 0);
  check('GainsAndRisks', 'gains', fields.gains !== undefined);
}

/** Ids on an entry's page that a link can lead to. */
function idsOn({ collection, fields, body }: AnyEntry) {
  const ids = body.headings.map(({ id }) => id);
  if (fields.signs.length > 0) ids.push(warningSignsId);
  if (collection !== 'services') return ids;
  const { accordion, faq } = fields;
  const questions = faq?.items.map(({ question }) => question) ?? [];
  const titles = [...accordion.items.map(({ title }) => title), ...questions];
  return [...ids, ...titles.map(anchorOf), ...(faq ? [faqAnchor] : [])];
}

/** Checks that links to entries lead to an id that exists. Tests of the built site check all others. */
function checkFragments(entry: AnyEntry, ids: ReadonlyMap<string, readonly string[]>) {
  for (const { url, line } of entry.body.links) {
    const [path, id] = url.split('#');
    const existing = ids.get(path || entryPath(entry));
    if (!id || !existing || existing.includes(id)) continue;
    const remedy = nearestTo(id, existing) || '; link to the whole page, without #';
    entry.reportLine(line, `link to ${url}: the page has no section with this id${remedy}`);
  }
}

/** Reports sentences of signs that a page retypes: such a copy would not change with the sign. */
function checkRetypedSigns({ fields, body, report, reportLine }: AnyEntry, { signs }: Registries) {
  const sentences = Object.entries(signs)
    .map(([id, { name, rest }]) => [id, plainWords(name + rest)] as const)
    // Shorter ones are everyday phrases, such as "Yellow skin or eyes."
    .filter(([, words]) => words.split(' ').length >= 6);
  const check = (text: string, reportHere: (message: string) => void) => {
    for (const [id, sentence] of sentences) {
      if (!` ${plainWords(text)} `.includes(` ${sentence} `)) continue;
      reportHere(`repeats the sign "${id}"; name it in "signs" instead, or use other words`);
    }
  };
  for (const { text, line } of body.passages) check(text, (message) => reportLine(line, message));
  for (const [path, value] of stringsOf(fields)) check(value, (message) => report(path, message));
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
