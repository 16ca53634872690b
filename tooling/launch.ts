import { formatDate } from '../src/lib/date.ts';
import { placeholderPaths, resolvePlaceholders } from '../src/lib/placeholder.ts';
import { siteSchema } from '../src/schemas/site.ts';
import { stringsOf } from './content/yaml.ts';

/** What is wrong with a field of the configuration, and how to put it right. */
export type Finding = { field: string; wrong: string; remedy: string };

/** Values that only samples have, whether or not they are marked. */
const sampleValues: [pattern: RegExp, wrong: string, remedy: string][] = [
  [/\.example(?=$|[/:?])/, 'is an address that does not exist', 'write your own'],
  [/^\+1\d{3}55501\d\d$/, 'is a phone number that reaches nobody', 'write your own'],
  [/(Jordan|Taylor) Ellis/, 'names a person who is a sample', 'write who works here'],
  [/^Replace with|^Caring for Lenexa families$/, 'is a sample', 'write what your badge stands for'],
  [/\/maps\/search\//, 'is a search on a map', 'write the address of the page with your reviews'],
];

const daysFrom = (today: string, day: string) => (Date.parse(day) - Date.parse(today)) / 86_400_000;

/** What of a configuration, read from app.config.ts, is a sample, or not signed, or not so on a day, YYYY-MM-DD. */
export function launchFindings(raw: unknown, today: string): Finding[] {
  const site = siteSchema.parse(resolvePlaceholders(raw));
  const marked = placeholderPaths(raw).map((field) => ({
    field,
    wrong: '(samples)',
    remedy: 'replace each placeholder(...) with your own value',
  }));
  const isMarked = (field: string) =>
    marked.some((other) => field === other.field || field.startsWith(`${other.field}.`));
  const samples = [...stringsOf(site)].flatMap(([path, value]) =>
    sampleValues
      .filter(([pattern]) => pattern.test(value))
      .map(([, wrong, remedy]) => ({ field: path.join('.'), wrong, remedy })),
  );
  for (const name of ['forms', 'reviews'] as const) {
    if (site.embeds[name].provider === 'sample')
      samples.push({
        field: `embeds.${name}`,
        wrong: 'is a sample, which sends nothing',
        remedy: 'write your provider',
      });
  }
  const { claims, hours, review } = site;
  const isWeekend = hours.saturday.length + hours.sunday.length > 0;
  if (claims.weekdayHours.value === 'weekday hours' && isWeekend)
    samples.push({
      field: 'claims.weekdayHours',
      wrong: 'says "weekday hours", but hours has the weekend, too',
      remedy: 'write what is so, such as "hours from Monday to Saturday"',
    });
  if (!review)
    samples.push({
      field: 'review',
      wrong: 'is null: nobody has signed what the pages say about health',
      remedy: 'let a doctor read them and write the name and the day',
    });
  else if (daysFrom(today, review.on) > 0)
    samples.push({
      field: 'review.on',
      wrong: `is ${review.on}, which is still to come`,
      remedy: 'write the day when they were read',
    });
  const others = [...samples, ...agedFindings(raw, today)];
  return [...marked, ...others.filter(({ field }) => !isMarked(field))];
}

/** What of a configuration was right once and has grown old by a day. */
export function agedFindings(raw: unknown, today: string): Finding[] {
  const { claims, closures, notice, security, visit } = siteSchema.parse(resolvePlaceholders(raw));
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
  // RFC 9116 asks for a day less than a year ahead; the owner needs some time to notice.
  const left = daysFrom(today, security.expires);
  if (left < 30 || left > 366)
    add(
      'security.expires',
      `is ${formatDate(security.expires)}`,
      'write a day between a month and a year from now',
    );
  const until = visit.special?.until;
  if (until && until < today)
    add('visit.special', `was over on ${formatDate(until)}`, 'write the new special, or null');
  if (closures.length > 0 && closures.every(({ from, to = from }) => to < today))
    add('closures', 'are all over', 'write the coming ones');
  if (notice && notice.until.slice(0, 10) < today)
    add('notice', 'was over', 'write null, or the next notice');
  return found;
}

/** One line for owners who have launched: what has grown old; undefined when nothing has. What is still a sample is not told. */
export function reminder(raw: unknown, today: string) {
  const samples = placeholderPaths(raw);
  const fields = agedFindings(raw, today)
    .map(({ field }) => field)
    .filter((field) => !samples.some((sample) => `${field}.`.startsWith(`${sample}.`)));
  if (fields.length === 0) return undefined;
  return `Grown old in app.config.ts: ${fields.join(', ')}. npm run launch-check says what to do.`;
}
