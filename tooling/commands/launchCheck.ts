import { localTime } from '../../src/lib/openingHours.ts';
import { readProject } from '../content/project.ts';
import { launchReport, readLocalWords, readSamples } from '../launch.ts';

const project = await readProject(
  {},
  'Correct this until npm run content finds nothing more, then run npm run launch-check again.',
);
const today = localTime(project.site.timeZone, new Date()).date;
const lists = { samples: readSamples(), local: readLocalWords() };
const { lines, isReady } = launchReport(project, today, lists);
console.log(lines.join('\n'));
if (!isReady) process.exitCode = 1;
