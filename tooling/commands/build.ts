import { createBuilder, createLogger, type Rolldown } from 'vite';
import { localTime } from '../../src/lib/openingHours.ts';
import { ContentError, exitWithProblems, printDraftProblems } from '../content/problems.ts';
import { readProject } from '../content/project.ts';
import { fieldName } from '../content/schemaIssues.ts';
import { directories } from '../directories.ts';
import { writeEditor } from '../editor/page.ts';
import { writeHostFiles } from '../hosts/write.ts';
import { agedFindings, exampleFindings, markedSamples } from '../launch.ts';
import { writeSiteFiles } from '../output/siteFiles.ts';
import { printWeights } from '../output/weights.ts';

const customLogger = createLogger('warn');
const { warn } = customLogger;
// The minifier warns of a selector that it leaves as it is; browsers know it.
customLogger.warn = (message, options) => {
  if (!message.includes("'target-current' is not recognized")) warn(message, options);
};

// TanStack Start logs each page twice as it prerenders.
console.info = () => undefined;

const project = await readProject();
for (const article of project.waiting) console.log(`  Left out: ${article}.`);
printDraftProblems(project.draftProblems);
const { basePath, timeZone } = project.site;

console.log('Pages and pictures …');
const builder = await createBuilder(
  { configLoader: 'native', logLevel: 'warn', customLogger },
  null,
);
await builder.buildApp().catch((error: { errors?: readonly Rolldown.RolldownError[] }) => {
  const problems = error.errors?.flatMap(({ plugin, message }) =>
    plugin === 'pictures' ? message : [],
  );
  if (problems?.[0]) exitWithProblems(new ContentError(problems));
  throw error;
});
console.log('Social images and other files …');
await writeSiteFiles(project);
await writeEditor(project);
console.log('Files for hosts …');
writeHostFiles(project.site);
printWeights(directories.output, basePath);
const { site } = project.files;
const today = localTime(timeZone, new Date()).date;
const samples = markedSamples(project.directory).length + exampleFindings(site).length;
const aged = agedFindings(site, today);
if (samples > 0) console.log(`Still samples: ${samples} values.`);
if (aged.length > 0)
  console.log(`Out of date: ${aged.map(({ field }) => fieldName(field)).join(', ')}.`);
if (samples + aged.length > 0) console.log('Run npm run launch-check to see what to do.');
if (project.unused.length > 0)
  console.log(`No page uses these; you may delete them:\n  ${project.unused.join('\n  ')}`);
