import { localTime } from '../../src/lib/openingHours.ts';
import { unknownPaths } from '../../src/lib/placeholder.ts';
import { launchFindings } from '../content/launch.ts';
import { readProject } from '../content/project.ts';

const { config, site } = await readProject();
const findings = launchFindings(config, localTime(site.timeZone, new Date()).date);
// Without an address of its own, booking leads to the contact page.
const optional = ['booking', 'notice', 'review'];
const unknown = unknownPaths(config).filter((path) => !optional.includes(path));

if (findings.length === 0) console.log('app.config.ts is ready to be published.');
else console.log(`${findings.length} values in app.config.ts are not ready to be published:`);
for (const { field, wrong, remedy } of findings) console.log(`  ${field} ${wrong}: ${remedy}.`);
if (unknown.length > 0)
  console.log(`Left out of all pages, as they are null: ${unknown.join(', ')}.`);
if (findings.length > 0) process.exitCode = 1;
