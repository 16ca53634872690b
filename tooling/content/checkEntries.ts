import { extname } from 'node:path';
import { personPictures } from '../../src/schemas/people.ts';
import { sharedPictures } from '../../src/schemas/pictures.ts';
import type { Registries } from '../../src/schemas/registries.ts';
import { type AnyEntry, allEntries, type Entries, entryPicture } from './entries.ts';
import type { Content } from './pageData.ts';
import { stringsOf } from './yaml.ts';

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

function checkSigns({ collection, fields, report }: AnyEntry, { signs }: Registries) {
  const { health } = fields;
  for (const id of health.signs) {
    const sign = signs[id];
    if (sign && sign.urgency !== 'today')
      report(
        ['health', 'signs'],
        `${id} says ${sign.urgency}; name signs for today only, since the box and the list of all signs say the others`,
      );
  }
  // Pages without chiropractic care and signs, such as that of massage, may do without.
  const needsBox = collection === 'conditions' || health.care.length > 0 || health.signs.length > 0;
  if (needsBox && !health.emergency)
    report(['health', 'emergency'], 'is missing; name a box of src/content/emergencies.yaml');
  if (needsBox && collection !== 'blog' && health.signs.length === 0)
    report(
      ['health', 'signs'],
      'is empty; name a sign for today that fits from src/content/signs.yaml',
    );
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

/** Records and pictures that nothing names: "sources.yaml: smith-2019". They harm nobody, so a build only lists them. */
export function unusedNames({
  entries,
  info,
  registries,
  policy,
  staticPages,
  ...content
}: Content) {
  const all = allEntries(entries);
  const named = new Set(
    [
      ...stringsOf([staticPages, sharedPictures, registries, policy]),
      ...stringsOf(
        [...all, ...info].map(({ fields, body }) => [fields, body.plates, body.pictures]),
      ),
    ].map(([, text]) => text),
  );
  const shown = new Set([
    ...named,
    ...Object.keys(registries.plates),
    ...all.flatMap((entry) => ['', '-portrait', '-2'].map((end) => entryPicture(entry) + end)),
    ...content.people.flatMap(({ id, photo }) => Object.values(personPictures(id, photo))),
  ]);
  return [
    ...(['sources', 'emergencies', 'evidence', 'care', 'plates'] as const).flatMap((registry) =>
      Object.keys(registries[registry])
        .filter((id) => !named.has(id))
        .map((id) => `${registry}.yaml: ${id}`),
    ),
    ...[...content.pictures].flatMap(([name, { file }]) =>
      shown.has(name) ? [] : `images/${name}${extname(file)}`,
    ),
  ];
}
