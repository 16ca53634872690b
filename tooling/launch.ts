import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { pinAnchor } from '../src/lib/anchor.ts';
import { formatDate } from '../src/lib/date.ts';
import { type Policy, policyListNames, ruleNames } from '../src/schemas/policy.ts';
import type { Site } from '../src/schemas/site.ts';
import { formatPlace } from './content/problems.ts';
import type { Project } from './content/project.ts';
import { fieldName, type Path } from './content/schemaIssues.ts';
import { stringsOf } from './content/yaml.ts';
import { posixPath } from './directories.ts';
import { isSample } from './plugins/sampleEmbeds.ts';

/** A field that is not ready for launch: what is wrong and how to fix it; for a sample, also its name in samples.yaml. */
export type Finding = { field: Path; wrong: string; remedy: string; sample?: string };

/** Addresses that exist only as examples, as in docs/owner.md. */
const exampleAddress =
  /(?:https:\/\/|mailto:|@|id=")\S*?(?:\.example|(?<=[./@])example\.(?:com|org|net)|address-of-[\w.-]+|(?<=[./@="])your-(?:clinic|name|form|number|film-1))(?![\w-])/;

/** Patterns of sample values, which are reported also where the project ships others. */
const sampleValues: [pattern: RegExp, wrong: string, remedy: string][] = [
  [exampleAddress, 'is an example of an address', 'write your own'],
  [/^(?:\/|www\.)?your-[\w./-]+$/, 'is an example', 'write your own'],
  [/00-00000$/, 'is an example of a license', 'write your own'],
  [/^\+1\d{3}55501\d\d$/, 'is a fictional phone number', 'write your own'],
  [/\/maps\/search\//, 'is a map search', 'write the address of your reviews page'],
];

/** Whether launch-check reports a value wherever it stands. */
export const isExample = (value: string) => sampleValues.some(([pattern]) => pattern.test(value));

const daysFrom = (today: string, day: string) => (Date.parse(day) - Date.parse(today)) / 86_400_000;

type Add = (field: Path, wrong: string, remedy: string) => void;

/** A value as the project ships it: its field, with * for any item of a list ("people.*.name"). */
export type Sample = { field: string; value: unknown };

const readList = (file: string) => parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

/** The samples that the project ships. */
export const readSamples = (): readonly Sample[] => readList('samples.yaml');

/** Words that are true only while a field has a value, or while a page exists. */
export type LocalWords = { words: readonly string[] } & (
  | { field: string; value: unknown; page?: never }
  /** Its path, or that of its part: "/new-patients#pin". */
  | { page: string }
);

/** The words of the project's texts that are true only in some clinics. */
export const readLocalWords = (): readonly LocalWords[] => readList('localWords.yaml');

/** Lines in a folder of content with words that are no longer true: "src/content/pages/home.yaml:5: Lenexa, Kansas". */
export function staleWords(
  site: Site,
  pages: readonly string[],
  directory: string,
  local: readonly LocalWords[],
) {
  const stale = local.filter((each) =>
    each.page === undefined
      ? valuesAt(site, each.field.split('.')).every(([, value]) => value !== each.value)
      : !pages.includes(each.page),
  );
  const words = stale.flatMap((each) => each.words);
  const { city } = site.address;
  if (words.every((word) => word === city)) return [];
  const pattern = new RegExp(`(?<![\\w-])(${words.join('|')})(?![\\w-])`, 'gi');
  return placesOf(pattern, directory, city);
}

/** Lines in a folder of content that match a global pattern, each with what matches, unless that is this one word. */
const placesOf = (pattern: RegExp, directory: string, allowed?: string) =>
  globSync('**/*.{mdx,yaml}', { cwd: directory })
    .map(posixPath)
    // Facts have their own list; cited works have the titles that they have.
    .filter((name) => !/^(clinic\/|sources\.yaml)/.test(name))
    .sort()
    .flatMap((name) => {
      const file = join(directory, name);
      return readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const found = new Set(line.match(pattern));
          return [...found].some((word) => word !== allowed)
            ? [`${formatPlace(file, index + 1)}: ${[...found].join(', ')}`]
            : [];
        });
    });

/** Values of a field that may name any item of a list, each with its path. */
function valuesAt(value: unknown, [key, ...rest]: readonly string[], path: Path = []): Value[] {
  if (key === undefined) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    if (key !== '*' && key !== name) return [];
    return valuesAt(item, rest, [...path, Array.isArray(value) ? Number(name) : name]);
  });
}

type Value = [path: Path, value: unknown];

/** Fields that still have the value of a sample. */
const unchangedSamples = (site: Site, samples: readonly Sample[]): Finding[] =>
  samples.flatMap(({ field, value }) =>
    valuesAt(site, field.split('.')).flatMap(([path, found]) =>
      isDeepStrictEqual(found, value) ? [{ field: path, ...unchanged, sample: field }] : [],
    ),
  );

const unchanged = {
  wrong: 'is still a sample',
  remedy:
    'write your own. Many are promises to patients: if you have read one, and your clinic keeps it, delete its lines from tooling/samples.yaml',
};

/** The order of files and their lines. */
const { compare } = new Intl.Collator('en', { numeric: true });

/** The samples, missing approvals and outdated values of a site on a day, YYYY-MM-DD. */
export function launchFindings(
  site: Site,
  policy: Pick<Policy, 'approved'>,
  samples: readonly Sample[],
  today: string,
): Finding[] {
  const found: Finding[] = [];
  const add: Add = (field, wrong, remedy) => found.push({ field, wrong, remedy });
  addUnapproved(site, policy, today, add);
  addAged(site, today, add);
  return withoutRepeats([...sampleFindings({ ...site, policy }, samples), ...found]);
}

/** Fields that still have the value of a sample, or that of an example. */
export function sampleFindings(
  site: Site & { policy?: Pick<Policy, 'approved'> },
  samples: readonly Sample[],
) {
  const found = unchangedSamples(site, samples);
  addSamples(site, (field, wrong, remedy) => found.push({ field, wrong, remedy }));
  return withoutRepeats(found);
}

/** The first finding of each field. */
const withoutRepeats = (findings: readonly Finding[]) =>
  findings.filter(
    ({ field }, index) =>
      findings.findIndex((each) => fieldName(each.field) === fieldName(field)) === index,
  );

function addSamples(site: Site, add: Add) {
  for (const [path, value] of stringsOf(site)) {
    for (const [pattern, wrong, remedy] of sampleValues)
      if (pattern.test(value)) add(path, wrong, remedy);
  }
  for (const name of ['forms', 'reviews'] as const) {
    if (isSample(site.embeds[name]))
      add(['embeds', name], 'is a sample, which sends nothing', 'write your provider');
  }
}

function addUnapproved(
  { review, claims }: Site,
  { approved }: Pick<Policy, 'approved'>,
  today: string,
  add: Add,
) {
  if (!review)
    add(
      ['review'],
      'is null: no doctor has approved what the pages say about health',
      'have a doctor review them, and write the name and the day',
    );
  const days = Object.entries(claims).flatMap(([name, claim]): [Path, string][] =>
    claim ? [[['claims', name, 'asOf'], claim.asOf]] : [],
  );
  for (const name of ['conditionsTreated', 'successRate', 'reviews'] as const) {
    const figure = claims[name];
    if (figure && (figure.counted === null || figure.period === null))
      add(
        ['claims', name, 'counted'],
        'is not counted',
        'write how many were counted, and when, or null in place of the whole figure',
      );
  }
  if (review) days.push([['review', 'on'], review.on]);
  if (approved) days.push([['policy', 'approved', 'on'], approved.on]);
  for (const [field, day] of days) {
    if (day > today) add(field, `is ${day}, which is in the future`, 'write the day of the check');
  }
}

function addAged({ claims, otherHours, notice, security, visit }: Site, today: string, add: Add) {
  for (const [name, claim] of Object.entries(claims)) {
    if (claim && daysFrom(claim.asOf, today) > 366)
      add(
        ['claims', name, 'asOf'],
        `was last checked on ${formatDate(claim.asOf)}, more than a year ago`,
        'check the claim and write the day',
      );
  }
  // RFC 9116 recommends less than a year ahead; 30 days give the owner time to notice.
  const left = daysFrom(today, security.expires);
  if (left < 30 || left > 366)
    add(
      ['security', 'expires'],
      `is ${formatDate(security.expires)}`,
      'write a day between a month and a year from now',
    );
  const until = visit.special?.until;
  if (until && until < today)
    add(['visit', 'special'], `ended on ${formatDate(until)}`, 'write the new special, or null');
  if (otherHours.length > 0 && otherHours.every(({ from, to = from }) => to < today))
    add(['otherHours'], 'are all in the past', 'write the next ones');
  if (notice && notice.until.slice(0, 10) < today)
    add(['notice'], 'has ended', 'write the next notice, or null');
}

/** The clinical rules in plain words, one line each, while nobody has approved them; else none. */
export function unapprovedRules(policy: Policy) {
  if (policy.approved) return [];
  return [
    ...ruleNames.map((name) => `${name}: ${policy[name].value}. ${policy[name].means}`),
    ...policyListNames.map((name) => {
      const { title, intro, items } = policy[name];
      return `${name}: ${title}. ${intro} ${items.join(' ')}`;
    }),
  ];
}

// For these fields, null is an ordinary value.
const optional =
  /^(booking|notice(\.link)?|review|address\.(suite|near)|badge|visit\.special\.until|claims\.\w+\.(counted|period)|people\.\d+\.(title|credentials|pronouns))$/;

/** What `npm run launch-check` says about a project on a day, YYYY-MM-DD, and whether nothing is left to do. */
export function launchReport(
  { files, content, pages, directory, placeOf }: Project,
  today: string,
  { samples, local }: { samples: readonly Sample[]; local: readonly LocalWords[] },
) {
  const { site } = files;
  const findings = launchFindings(site, content.policy, samples, today);
  const rules = unapprovedRules(content.policy);
  const hasPin = content.staticPages['new-patients'].body.pin !== undefined;
  const parts = hasPin ? [`/new-patients#${pinAnchor}`] : [];
  const paths = [...pages.map(({ path }) => path), ...parts];
  const stale = staleWords(site, paths, directory, local);
  const examples = placesOf(new RegExp(exampleAddress, 'g'), directory);
  const unknown = unknownFields(site).filter((field) => !optional.test(fieldName(field)));
  const lines: string[] = [];
  if (findings.length > 0)
    lines.push(
      `${findings.length === 1 ? 'One value is' : `${findings.length} values are`} not ready to be published:`,
    );
  for (const problem of new Set(findings.map(({ wrong, remedy }) => `${wrong}: ${remedy}`))) {
    const places = findings
      .filter(({ wrong, remedy }) => `${wrong}: ${remedy}` === problem)
      .map(({ field, sample }) => placeOf(field).replace(/(?<=: ).*/, (name) => sample ?? name));
    lines.push(`  This ${problem}.`, ...places.sort(compare).map((place) => `    ${place}`));
  }
  if (rules.length > 0)
    lines.push(
      'Clinical rules in src/content/clinic/policy.yaml that nobody has approved:',
      ...rules.map((rule) => `  ${rule}`),
      'Have the doctor read and correct them, then write who approved them, and when.',
    );
  if (stale.length > 0)
    lines.push(
      'Lines that speak of a place where you are not, or of a service or technique that you do not offer:',
      ...stale.map((place) => `  ${place}`),
      'Write your own words; in a list, such as that of synonyms, delete only the words. If they are right, or no page shows them, delete them from tooling/localWords.yaml. Redirect the address of a deleted page in app.config.ts.',
    );
  if (examples.length > 0)
    lines.push(
      'Lines with an example of an address; write your own:',
      ...examples.map((place) => `  ${place}`),
    );
  const isReady = lines.length === 0;
  if (isReady) lines.push('Your facts are ready to be published.');
  if (unknown.length > 0)
    lines.push(
      'Not shown on any page, because they are null:',
      ...unknown.map((field) => `  ${placeOf(field)}`).sort(compare),
    );
  return { lines, isReady };
}

/** What is out of date on a day. */
export function agedFindings(site: Site, today: string) {
  const found: Finding[] = [];
  addAged(site, today, (field, wrong, remedy) => found.push({ field, wrong, remedy }));
  return found;
}

/** Paths of all null values, which the owner has not provided. */
export function unknownFields(value: unknown, path: Path = []): Path[] {
  if (value === null) return [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, field]) =>
    unknownFields(field, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
