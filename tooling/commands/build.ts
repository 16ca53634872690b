import { createBuilder, createLogger, type Plugin, type Rolldown } from 'vite';
import { localTime } from '../../src/lib/openingHours.ts';
import { unusedIds } from '../content/checkEntries.ts';
import { ContentError, exitWithError } from '../content/problems.ts';
import { readProject } from '../content/project.ts';
import { directories } from '../directories.ts';
import { writeHostFiles } from '../hosts/write.ts';
import { reminder } from '../launch.ts';
import { writeSiteFiles } from '../output/siteFiles.ts';
import { printWeights } from '../output/weights.ts';

let stageName = '';
let started = 0;

/** Clears what a stage has said so far on a terminal. */
const lineStart = process.stdout.isTTY ? '\r\x1b[K' : '';

function stage(name = '') {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (stageName) console.log(`${lineStart}${stageName}: ${seconds} s`);
  if (process.stdout.isTTY && name) process.stdout.write(`${name} …`);
  stageName = name;
  started = performance.now();
}

const stages: Plugin = {
  name: 'stages',
  enforce: 'pre',
  buildStart() {
    const isClient = this.environment.name === 'client';
    stage(isClient ? 'Pictures, and code for browsers' : 'Code that renders the pages');
  },
  buildApp: { order: 'post', handler: async () => stage('Pages') },
};

const customLogger = createLogger('warn');
const { warn } = customLogger;
// The minifier warns of a selector that it leaves as it is; browsers know it.
customLogger.warn = (message, options) => {
  if (!message.includes("'target-current' is not recognized")) warn(message, options);
};

// TanStack Start logs each page twice as it prerenders.
console.info = () => undefined;

stage('Content');
const project = await readProject();
stage();
for (const article of project.waiting) console.log(`  Left out: ${article}.`);
const { basePath, timeZone } = project.site;

const builder = await createBuilder(
  { configLoader: 'native', logLevel: 'warn', customLogger, plugins: [stages] },
  null,
);
await builder.buildApp().catch((error: { errors?: readonly Rolldown.RolldownError[] }) => {
  const problems = error.errors?.flatMap(({ plugin, message }) =>
    plugin === 'pictures' ? message : [],
  );
  if (problems?.[0]) exitWithError(new ContentError(problems).message);
  throw error;
});
stage('Social images and other files');
await writeSiteFiles(project);
stage('Files for hosts');
await writeHostFiles(project.site);
stage();
printWeights(directories.output, basePath);
const remembered = reminder(project.config, localTime(timeZone, new Date()).date);
if (remembered) console.log(remembered);
const unused = unusedIds(project.content.entries, project.content.registries);
if (unused.length > 0)
  console.log(`No page names these; you may delete them: ${unused.join(', ')}.`);
