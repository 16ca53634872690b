import { createBuilder, createLogger, type Plugin } from 'vite';
import { directories } from '../content/files.ts';
import { readProject } from '../content/project.ts';
import { writeSiteFiles } from '../files/siteFiles.ts';
import { printWeights } from '../files/weights.ts';
import { writeHostFiles } from '../hosts/write.ts';

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
const project = readProject();
const { basePath } = project.site;

const builder = await createBuilder(
  { configLoader: 'native', logLevel: 'warn', customLogger, plugins: [stages] },
  null,
);
await builder.buildApp();
stage('Social images and other files');
await writeSiteFiles(project);
stage('Files for hosts');
await writeHostFiles(project.site);
stage();
printWeights(directories.output, basePath);
