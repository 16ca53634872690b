import { localTime } from '../../src/lib/openingHours.ts';
import { readProject } from '../content/project.ts';
import { fieldName } from '../content/schemaIssues.ts';
import {
  launchFindings,
  readLocalWords,
  readSamples,
  staleWords,
  unapprovedRules,
  unknownFields,
} from '../launch.ts';

const { files, content, pages, directory } = await readProject();
const { site, placeOf } = files;
const today = localTime(site.timeZone, new Date()).date;
const findings = launchFindings(site, readSamples(), today);
const rules = unapprovedRules(content.policy, today);
const paths = pages.map(({ path }) => path);
const stale = staleWords(site, paths, directory, readLocalWords());
// For these fields, null is an ordinary value.
const optional =
  /^(booking|notice(\.link)?|review|address\.suite|visit\.special\.until|people\.\d+\.(title|credentials|pronouns))$/;
const unknown = unknownFields(site).filter((field) => !optional.test(fieldName(field)));

if (findings.length === 0) console.log('Your facts are ready to be published.');
else
  console.log(
    `${findings.length === 1 ? 'One value is' : `${findings.length} values are`} not ready to be published:`,
  );
for (const problem of new Set(findings.map(({ wrong, remedy }) => `${wrong}: ${remedy}`))) {
  console.log(`  This ${problem}.`);
  for (const { field, wrong, remedy } of findings)
    if (`${wrong}: ${remedy}` === problem) console.log(`    ${placeOf(field)}`);
}
if (unknown.length > 0)
  console.log(
    `Not shown on any page, because they are null: ${unknown.map(fieldName).join(', ')}.`,
  );
if (rules.length > 0) {
  console.log('Clinical rules in src/content/clinic/policy.yaml that nobody has approved:');
  for (const rule of rules) console.log(`  ${rule}`);
  console.log('Have the doctor read and correct them, then write who approved them, and when.');
}
if (stale.length > 0) {
  console.log('Lines that speak of a place where you are not, or of a service that you deleted:');
  for (const place of stale) console.log(`  ${place}`);
  console.log(
    'Write your own words, or delete the line; if the words are right, delete them from tooling/localWords.yaml. Redirect the address of a deleted page in app.config.ts.',
  );
}
if (findings.length + rules.length + stale.length > 0) process.exitCode = 1;
