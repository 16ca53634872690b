import { localTime } from '../../src/lib/openingHours.ts';
import { unknownPaths } from '../../src/lib/placeholder.ts';
import { readProject } from '../content/project.ts';
import { type Finding, launchFindings, unapprovedRules } from '../launch.ts';

const { config, content, site } = await readProject();
const today = localTime(site.timeZone, new Date()).date;
const findings = launchFindings(config, today);
const rules = unapprovedRules(content.policy, today);
// For these fields, null is an ordinary value.
const optional =
  /^(booking|notice(\.link)?|review|address\.suite|visit\.special\.until|people\.\d+\.(title|credentials|pronouns))$/;
const unknown = unknownPaths(config).filter((path) => !optional.test(path));

/** Field names for owners, who count list items from 1. */
const formatFields = (fields: readonly string[]) =>
  fields
    .map((field) => field.replace(/\.(\d+)/g, (_, index) => `.${Number(index) + 1}`))
    .join(', ');

if (findings.length === 0) console.log('app.config.ts is ready to be published.');
else {
  const values = findings.length === 1 ? 'One value' : `${findings.length} values`;
  const are = findings.length === 1 ? 'is' : 'are';
  console.log(`${values} in app.config.ts ${are} not ready to be published:`);
}
const problemOf = ({ wrong, remedy }: Finding) => `${wrong}: ${remedy}`;
for (const problem of new Set(findings.map(problemOf))) {
  const found = findings.filter((finding) => problemOf(finding) === problem);
  console.log(`  ${formatFields(found.map(({ field }) => field))} ${problem}.`);
}
if (unknown.length > 0)
  console.log(`Not shown on any page, because they are null: ${formatFields(unknown)}.`);
if (rules.length > 0) {
  console.log('Clinical rules in src/content/policy.yaml that nobody has approved:');
  for (const rule of rules) console.log(`  ${rule}`);
  console.log('Have the doctor read and correct them, then write who approved them, and when.');
}
if (findings.length + rules.length > 0) process.exitCode = 1;
