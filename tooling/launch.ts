import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDate } from '../src/lib/date.ts';
import { type Policy, policyListNames, ruleNames } from '../src/schemas/policy.ts';
import type { Site } from '../src/schemas/site.ts';
import { formatPlace } from './content/problems.ts';
import type { Project } from './content/project.ts';
import { fieldName, type Path } from './content/schemaIssues.ts';
import { leavesOf, stringsOf } from './content/yaml.ts';
import { posixPath } from './directories.ts';
import { isSample } from './plugins/sampleEmbeds.ts';

/** A field that is not ready for launch, with what is wrong and how to fix it: "is null: write a day". */
type Finding = { field: Path; problem: string };

/** Addresses that exist only as examples, as in the guides of docs. */
const exampleAddress =
  /(?:https:\/\/|mailto:|@|id=")\S*?(?:\.example|(?<=[./@])example\.(?:com|org|net)|address-of-[\w.-]+|(?<=[./@="])your-(?:clinic|name|form|number))(?![\w-])/;

/** Values that are examples wherever they stand. */
const exampleValues: [pattern: RegExp, problem: string][] = [
  [exampleAddress, 'is an example of an address: write your own'],
  [/^(?:\/|www\.)?your-[\w./-]+$/, 'is an example: write your own'],
  [/00-00000$/, 'is an example of a license: write your own'],
  [/^\+1\d{3}55501\d\d$/, 'is a fictional phone number: write your own'],
  [/^Maria Weber\b/, 'is an example of a name: write the doctor’s'],
  [/\/maps\/search\//, 'is a map search: write the address of your reviews page'],
];

export const isExample = (value: string) => exampleValues.some(([pattern]) => pattern.test(value));

const daysFrom = (today: string, day: string) => (Date.parse(day) - Date.parse(today)) / 86_400_000;

type Add = (field: Path, problem: string) => void;

function collect(find: (add: Add) => void) {
  const found: Finding[] = [];
  find((field, problem) => found.push({ field, problem }));
  return found;
}

/** Lines with what this project ships as a sample, which the owner replaces or, where it is right, keeps without its mark. */
export const markedSamples = (directory: string) => placesOf(/\S.*(?= # sample$)/g, directory);

/** Lines in a folder of content that match a global pattern, each with what matches, but for those in some files. */
const placesOf = (pattern: RegExp, directory: string, skipped = /^$/) =>
  globSync('**/*.{mdx,yaml}', { cwd: directory })
    .map(posixPath)
    .filter((name) => !skipped.test(name))
    .sort()
    .flatMap((name) => {
      const file = join(directory, name);
      return readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const found = new Set(line.match(pattern));
          return found.size > 0
            ? [`${formatPlace(file, index + 1)}: ${[...found].join(', ')}`]
            : [];
        });
    });

/** The order of files and their lines. */
const { compare } = new Intl.Collator('en', { numeric: true });

/** The facts that are not ready to be published on a day. */
export const launchFindings = (
  site: Site,
  policy: Pick<Policy, 'approved'>,
  today: string,
): Finding[] => [
  ...exampleFindings({ ...site, policy }),
  ...unapprovedFindings(site, policy, today),
  ...agedFindings(site, today),
];

export const exampleFindings = (site: Site & { policy?: Pick<Policy, 'approved'> }) =>
  collect((add) => {
    for (const [path, value] of stringsOf(site)) {
      const known = exampleValues.find(([pattern]) => pattern.test(value));
      if (known) add(path, known[1]);
    }
    for (const name of ['forms', 'reviews'] as const) {
      if (isSample(site.embeds[name]))
        add(['embeds', name], 'is a sample, which sends nothing: write your provider');
    }
  });

const unapprovedFindings = (
  { review, claims, privacy }: Site,
  { approved }: Pick<Policy, 'approved'>,
  today: string,
) =>
  collect((add) => {
    if (!review)
      add(
        ['review'],
        'is null: no doctor has approved what the pages say about health: have a doctor review them, and write the name and the day',
      );
    if (privacy && privacy.notice === null)
      add(
        ['privacy', 'notice'],
        'is null: federal law asks most clinics to have their notice of privacy practices on their website: write its address or its paragraphs',
      );
    const days = Object.entries(claims).flatMap(([name, claim]): [Path, string][] =>
      claim ? [[['claims', name, 'asOf'], claim.asOf]] : [],
    );
    for (const name of ['conditionsTreated', 'successRate', 'reviews'] as const) {
      const figure = claims[name];
      if (figure && (figure.counted === null || figure.period === null))
        add(
          ['claims', name, 'counted'],
          'is not counted: write how many were counted, and when, or null in place of the whole figure',
        );
    }
    if (review) days.push([['review', 'on'], review.on]);
    if (approved) days.push([['policy', 'approved', 'on'], approved.on]);
    for (const [field, day] of days) {
      if (day > today) add(field, `is ${day}, which is in the future: write the day of the check`);
    }
  });

export const agedFindings = (
  { claims, otherHours, notice, security, visit }: Site,
  today: string,
) =>
  collect((add) => {
    for (const [name, claim] of Object.entries(claims)) {
      if (claim && daysFrom(claim.asOf, today) > 366)
        add(
          ['claims', name, 'asOf'],
          `was last checked on ${formatDate(claim.asOf)}, more than a year ago: check the claim and write the day`,
        );
    }
    // RFC 9116 recommends less than a year ahead; 30 days give the owner time to notice.
    const daysLeft = daysFrom(today, security.expires);
    if (daysLeft < 30 || daysLeft > 366)
      add(
        ['security', 'expires'],
        `is ${formatDate(security.expires)}: write a day between a month and a year from now`,
      );
    const until = visit.special?.until;
    if (until && until < today)
      add(['visit', 'special'], `ended on ${formatDate(until)}: write the new special, or null`);
    if (otherHours.length > 0 && otherHours.every(({ from, to = from }) => to < today))
      add(['otherHours'], 'are all in the past: write the next ones');
    if (notice && notice.until.slice(0, 10) < today)
      add(['notice'], 'has ended: write the next notice, or null');
  });

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
export function launchReport({ files, content, directory, placeOf }: Project, today: string) {
  const { site } = files;
  const findings = launchFindings(site, content.policy, today);
  const rules = unapprovedRules(content.policy);
  const samples = markedSamples(directory);
  const examples = placesOf(
    new RegExp(exampleAddress, 'g'),
    directory,
    // Facts have their own list; cited works have the titles that they have.
    /^(clinic\/|sources\.yaml)/,
  );
  const unknown = unknownFields(site).filter((field) => !optional.test(fieldName(field)));
  const lines: string[] = [];
  if (findings.length > 0)
    lines.push(
      `${findings.length === 1 ? 'One value is' : `${findings.length} values are`} not ready to be published:`,
    );
  for (const problem of new Set(findings.map((each) => each.problem))) {
    const same = findings.filter((each) => each.problem === problem);
    const places = same.map(({ field }) => `    ${placeOf(field)}`).sort(compare);
    lines.push(`  This ${problem}.`, ...places);
  }
  if (samples.length > 0)
    lines.push(
      'Samples that came with this project:',
      ...samples.map((place) => `  ${place}`),
      'Write your own, and delete "# sample" from the line. Many are promises to patients: if your clinic keeps one, delete only the mark.',
    );
  if (rules.length > 0)
    lines.push(
      'Clinical rules in src/content/clinic/policy.yaml that nobody has approved:',
      ...rules.map((rule) => `  ${rule}`),
      'Have the doctor read and correct them, then write who approved them, and when.',
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

/** Paths of all null values, which the owner has not provided. */
const unknownFields = (value: unknown) =>
  leavesOf(value).flatMap(([path, leaf]) => (leaf === null ? [path] : []));
