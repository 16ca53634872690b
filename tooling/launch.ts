import { formatDate } from '../src/lib/date.ts';
import { placeholderPaths, resolvePlaceholders } from '../src/lib/placeholder.ts';
import { type Policy, peopleNames, ruleNames } from '../src/schemas/policy.ts';
import { siteSchema } from '../src/schemas/site.ts';
import { stringsOf } from './content/yaml.ts';
import { isSample } from './plugins/sampleEmbeds.ts';

/** A field that is not ready for launch: what is wrong and how to fix it. */
export type Finding = { field: string; wrong: string; remedy: string };

/** Patterns of sample values, which are reported even outside a placeholder. */
const sampleValues: [pattern: RegExp, wrong: string, remedy: string][] = [
  [
    /(\.example|[./@]example\.(com|org|net))(?=$|[/:?])/,
    'is an address that does not exist',
    'write your own',
  ],
  [/^\+1\d{3}55501\d\d$/, 'is a fictional phone number', 'write your own'],
  [/(Jordan|Taylor) Ellis/, 'names a made-up person', 'write who works here'],
  [/^Replace with|^Caring for Lenexa families$/, 'is a sample', 'write what your badge stands for'],
  [/\/maps\/search\//, 'is a map search', 'write the address of your reviews page'],
];

const daysFrom = (today: string, day: string) => (Date.parse(day) - Date.parse(today)) / 86_400_000;

/** The findings that no placeholder contains. */
function exceptPlaceholders(findings: readonly Finding[], raw: unknown) {
  const marked = placeholderPaths(raw);
  return findings.filter(({ field }) => !marked.some((path) => `${field}.`.startsWith(`${path}.`)));
}

/** The samples, missing approvals and outdated values of a configuration on a day, YYYY-MM-DD. */
export function launchFindings(raw: unknown, today: string): Finding[] {
  const site = siteSchema.parse(resolvePlaceholders(raw));
  const { claims, embeds, review } = site;
  const found: Finding[] = [];
  const add = (field: string, wrong: string, remedy: string) =>
    found.push({ field, wrong, remedy });
  for (const [path, value] of stringsOf(site)) {
    for (const [pattern, wrong, remedy] of sampleValues)
      if (pattern.test(value)) add(path.join('.'), wrong, remedy);
  }
  for (const name of ['forms', 'reviews'] as const) {
    if (isSample(embeds[name]))
      add(`embeds.${name}`, 'is a sample, which sends nothing', 'write your provider');
  }
  if (!review)
    add(
      'review',
      'is null: no doctor has approved what the pages say about health',
      'have a doctor review them, and write the name and the day',
    );
  else if (review.on > today)
    add('review.on', `is ${review.on}, which is in the future`, 'write the day of the review');
  for (const [name, { asOf }] of Object.entries(claims)) {
    if (asOf > today)
      add(
        `claims.${name}.asOf`,
        `is ${asOf}, which is in the future`,
        'write the day of the check',
      );
  }
  const marked = placeholderPaths(raw).map((field) => ({
    field,
    wrong: '(samples)',
    remedy: 'replace each placeholder(...) with your own value',
  }));
  return [...marked, ...exceptPlaceholders([...found, ...agedFindings(raw, today)], raw)];
}

/** The values of a configuration that are out of date on a day, YYYY-MM-DD. */
export function agedFindings(raw: unknown, today: string): Finding[] {
  const { claims, otherHours, notice, security, visit } = siteSchema.parse(
    resolvePlaceholders(raw),
  );
  const found: Finding[] = [];
  const add = (field: string, wrong: string, remedy: string) =>
    found.push({ field, wrong, remedy });
  for (const [name, { asOf }] of Object.entries(claims)) {
    if (daysFrom(asOf, today) > 366)
      add(
        `claims.${name}.asOf`,
        `was last checked on ${formatDate(asOf)}, more than a year ago`,
        'check the claim and write the day',
      );
  }
  // RFC 9116 recommends less than a year ahead; 30 days give the owner time to notice.
  const left = daysFrom(today, security.expires);
  if (left < 30 || left > 366)
    add(
      'security.expires',
      `is ${formatDate(security.expires)}`,
      'write a day between a month and a year from now',
    );
  const until = visit.special?.until;
  if (until && until < today)
    add('visit.special', `ended on ${formatDate(until)}`, 'write the new special, or null');
  if (otherHours.length > 0 && otherHours.every(({ from, to = from }) => to < today))
    add('otherHours', 'are all in the past', 'write the next ones');
  if (notice && notice.until.slice(0, 10) < today)
    add('notice', 'has ended', 'write the next notice, or null');
  return found;
}

/** The clinical rules in plain words, one line each, while nobody has approved them on a day up to today; else none. */
export function unapprovedRules(policy: Policy, today: string) {
  if (policy.approved && policy.approved.on <= today) return [];
  return [
    ...ruleNames.map((name) => `${name}: ${policy[name].value}. ${policy[name].means}`),
    ...peopleNames.map((name) => {
      const { title, intro, items } = policy[name];
      return `${name}: ${title}. ${intro} ${items.join(' ')}`;
    }),
  ];
}

/** One line that names the outdated fields, without placeholders; undefined if there are none. */
export function reminder(raw: unknown, today: string) {
  const fields = exceptPlaceholders(agedFindings(raw, today), raw).map(({ field }) => field);
  if (fields.length === 0) return undefined;
  return `Out of date in app.config.ts: ${fields.join(', ')}. Run npm run launch-check to see what to do.`;
}
