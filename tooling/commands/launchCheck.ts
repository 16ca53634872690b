import { localTime } from '../../src/lib/openingHours.ts';
import { unknownPaths } from '../../src/lib/placeholder.ts';
import { readProject } from '../content/project.ts';
import { type Finding, launchFindings } from '../launch.ts';

const { config, site } = await readProject();
const findings = launchFindings(config, localTime(site.timeZone, new Date()).date);
// Without an address of its own, booking leads to the contact page.
const optional = ['booking', 'notice', 'review'];
const unknown = unknownPaths(config).filter((path) => !optional.includes(path));

/** People count from 1. */
const named = (fields: readonly string[]) =>
  fields
    .map((field) => field.replace(/\.(\d+)/g, (_, index) => `.${Number(index) + 1}`))
    .join(', ');

if (findings.length === 0) console.log('app.config.ts is ready to be published.');
else console.log(`${findings.length} values in app.config.ts are not ready to be published:`);
const problemOf = ({ wrong, remedy }: Finding) => `${wrong}: ${remedy}`;
for (const problem of new Set(findings.map(problemOf))) {
  const found = findings.filter((finding) => problemOf(finding) === problem);
  console.log(`  ${named(found.map(({ field }) => field))} ${problem}.`);
}
if (unknown.length > 0) console.log(`Left out of all pages, as they are null: ${named(unknown)}.`);
if (findings.length > 0) process.exitCode = 1;
