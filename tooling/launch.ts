import { formatDate } from '../src/lib/date.ts';
import { placeholderPaths, resolvePlaceholders } from '../src/lib/placeholder.ts';
import { type Policy, policyListNames, ruleNames } from '../src/schemas/policy.ts';
import { type SiteConfig, siteSchema } from '../src/schemas/site.ts';
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
  [/\/maps\/search\//, 'is a map search', 'write the address of your reviews page'],
];

const daysFrom = (today: string, day: string) => (Date.parse(day) - Date.parse(today)) / 86_400_000;

type Add = (field: string, wrong: string, remedy: string) => void;

/** What checks find in a configuration, except in placeholders. */
function findingsOf(raw: unknown, check: (site: SiteConfig, add: Add) => void) {
  const found: Finding[] = [];
  const marked = placeholderPaths(raw);
  check(siteSchema.parse(resolvePlaceholders(raw)), (field, wrong, remedy) => {
    if (!marked.some((path) => `${field}.`.startsWith(`${path}.`)))
      found.push({ field, wrong, remedy });
  });
  return found;
}

/** The samples, missing approvals and outdated values of a configuration on a day, YYYY-MM-DD. */
export function launchFindings(raw: unknown, today: string): Finding[] {
  const marked = placeholderPaths(raw).map((field) => ({
    field,
    wrong: '(samples)',
    remedy: 'replace each placeholder(...) with your own value',
  }));
  const found = findingsOf(raw, (site, add) => {
    addSamples(site, add);
    addUnapproved(site, today, add);
    addAged(site, today, add);
  });
  return [...marked, ...found];
}

function addSamples(site: SiteConfig, add: Add) {
  for (const [path, value] of stringsOf(site)) {
    for (const [pattern, wrong, remedy] of sampleValues)
      if (pattern.test(value)) add(path.join('.'), wrong, remedy);
  }
  for (const name of ['forms', 'reviews'] as const) {
    if (isSample(site.embeds[name]))
      add(`embeds.${name}`, 'is a sample, which sends nothing', 'write your provider');
  }
}

function addUnapproved({ review, claims }: SiteConfig, today: string, add: Add) {
  if (!review)
    add(
      'review',
      'is null: no doctor has approved what the pages say about health',
      'have a doctor review them, and write the name and the day',
    );
  const days = Object.entries(claims).map(([name, { asOf }]) => [`claims.${name}.asOf`, asOf]);
  for (const [field = '', day = ''] of [...days, ['review.on', review?.on]]) {
    if (day > today) add(field, `is ${day}, which is in the future`, 'write the day of the check');
  }
}

function addAged(
  { claims, otherHours, notice, security, visit }: SiteConfig,
  today: string,
  add: Add,
) {
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
}

/** The clinical rules in plain words, one line each, while nobody has approved them on a day up to today; else none. */
export function unapprovedRules(policy: Policy, today: string) {
  if (policy.approved && policy.approved.on <= today) return [];
  return [
    ...ruleNames.map((name) => `${name}: ${policy[name].value}. ${policy[name].means}`),
    ...policyListNames.map((name) => {
      const { title, intro, items } = policy[name];
      return `${name}: ${title}. ${intro} ${items.join(' ')}`;
    }),
  ];
}

/** One line that names the outdated fields, without placeholders; undefined if there are none. */
export function reminder(raw: unknown, today: string) {
  const found = findingsOf(raw, (site, add) => addAged(site, today, add));
  if (found.length === 0) return undefined;
  return `Out of date in app.config.ts: ${found.map(({ field }) => field).join(', ')}. Run npm run launch-check to see what to do.`;
}
