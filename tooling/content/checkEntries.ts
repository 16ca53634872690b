import type { Urgency } from '../../src/lib/urgency.ts';
import type { RegistryName } from '../../src/schemas/common.ts';
import { emergencies, maxSigns, type Registries } from '../../src/schemas/registries.ts';
import { type AnyEntry, allEntries, type Entries } from './entries.ts';
import { type Content, safetySources, signsOn } from './pageData.ts';

/** Checks entries against the registries, their own bodies and each other, which schemas cannot do. */
export function checkEntries(entries: Entries, registries: Registries) {
  const all = draftsLast(allEntries(entries));
  // Of a draft, the doctor may still have to choose them.
  for (const entry of all) if (!entry.fields.draft) checkSigns(entry, registries);
  refuseRepeats(all, 'title', ({ title }) => title.toLowerCase());
  refuseRepeats(all, 'description', ({ description }) => description);
  refuseRepeats(all, 'searchTitle', ({ searchTitle, title }) => searchTitle ?? title);
}

/** Of two that say the same, the draft has to change. */
const draftsLast = <One extends AnyEntry>(entries: readonly One[]) =>
  entries.toSorted((a, b) => Number(a.fields.draft ?? false) - Number(b.fields.draft ?? false));

function checkSigns(entry: AnyEntry, registries: Registries) {
  const { collection, fields, report } = entry;
  const { signs } = registries;
  const shown = signsOn(entry, registries);
  const count = (...kinds: readonly Urgency[]) =>
    fields.health.signs.filter((id) => kinds.some((urgency) => signs[id]?.urgency === urgency))
      .length;
  const [emergency, today, soon] = [count(...emergencies), count('today'), count('soon')];
  const refuse = (found: number, max: number, kind: string) => {
    if (found > max) report(['health', 'signs'], `has ${found} ${kind} signs; keep at most ${max}`);
  };
  refuse(emergency, maxSigns.emergency, 'call911 and er');
  refuse(today, maxSigns.today, 'today');
  refuse(soon, maxSigns.soon, 'soon');
  // Pages without chiropractic care and signs, such as that of massage, may do without.
  const needsBox = collection === 'conditions' || fields.health.care.length > 0 || shown.length > 0;
  const needsSigns = needsBox && collection !== 'blog';
  if (needsBox && !fields.health.emergency)
    report(['health', 'emergency'], 'is missing; name a box of src/content/emergencies.yaml');
  const demand = (found: number, kind: string) => {
    if (needsSigns && found === 0)
      report(
        ['health', 'signs'],
        `has no ${kind} sign; add one that fits from src/content/signs.yaml`,
      );
  };
  demand(emergency, 'call911 or er');
  demand(today, 'today');
}

function refuseRepeats<One extends AnyEntry>(
  entries: readonly One[],
  field: string,
  keyOf: (fields: One['fields']) => string,
) {
  const first = new Map<string, string>();
  for (const { fields, collection, slug, report } of entries) {
    const value = keyOf(fields);
    const other = first.get(value);
    if (other) report([field], `"${value}" is also used by ${other}; give each its own`);
    else first.set(value, `${collection}/${slug}`);
  }
}

/** Ids of records that no entry and no rule uses. A build only warns about them. */
export function unusedIds({ entries, registries, policy }: Content) {
  const all = allEntries(entries);
  const sources = [
    ...all.flatMap(({ fields }) => fields.health.sources),
    ...safetySources({ registries, policy }),
    ...Object.values(registries.evidence).flatMap(({ source }) => source),
  ];
  const used = new Map<RegistryName, readonly (string | undefined)[]>([
    ['sources', sources],
    ['emergencies', all.map(({ fields }) => fields.health.emergency)],
    ['evidence', all.flatMap(({ fields }) => fields.health.evidence)],
    ['care', all.flatMap(({ fields }) => fields.health.care)],
    ['plates', all.flatMap(({ body }) => body.plates)],
  ]);
  return [...used].flatMap(([name, ids]) =>
    Object.keys(registries[name])
      .filter((id) => !ids.includes(id))
      .map((id) => `${name}.yaml: ${id}`),
  );
}
