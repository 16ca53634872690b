import { localTime } from '../../src/lib/openingHours.ts';
import { unknownPaths } from '../../src/lib/placeholder.ts';
import { launchFindings } from '../content/launch.ts';
import { rawConfig, readProject } from '../content/project.ts';

const { site } = readProject();
const findings = launchFindings(rawConfig, localTime(site.timeZone, new Date()).date);
const unknown = unknownPaths(rawConfig).filter((path) => !['review', 'notice'].includes(path));

if (findings.length === 0) console.log('app.config.ts is ready to be published.');
else console.log(`${findings.length} values in app.config.ts are not ready to be published:`);
for (const { field, wrong, remedy } of findings) console.log(`  ${field} ${wrong}: ${remedy}.`);
if (unknown.length > 0)
  console.log(`Left out of all pages, as they are null: ${unknown.join(', ')}.`);
if (findings.length > 0) process.exitCode = 1;
