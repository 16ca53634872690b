import { localTime } from '../../src/lib/openingHours.ts';
import { readProject } from '../content/project.ts';
import { launchReport } from '../launch.ts';

const project = await readProject();
const today = localTime(project.site.timeZone, new Date()).date;
const { lines, isReady } = launchReport(project, today);
console.log(lines.join('\n'));
if (!isReady) process.exitCode = 1;
