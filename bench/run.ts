import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import config from '../app.config.ts';
import type { Seen } from './inPage.ts';
import { measure, startBrowser } from './measure.ts';
import { makeNoScriptCopy } from './noScript.ts';
import { findExcesses, type Measured, printTable } from './results.ts';
import { makeCertificate, type Protocol, serve } from './serve.ts';

/** One page of each type. */
const pageTypes = [
  '/',
  '/services/sports-chiropractic',
  '/conditions/sciatica',
  '/blog/back-pain-relief',
  '/about',
];

const root = resolve(import.meta.dirname, '..');
const workspace = join(root, 'dist/bench');
const withoutScript = join(workspace, 'no-script');
const { basePath } = config;

/** Reads the command line; a wrong value stops the run before a load is made. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      directory: { type: 'string', default: join(root, 'dist/client') },
      pages: { type: 'string', default: pageTypes.join(',') },
      loads: { type: 'string', default: '9' },
      http1: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const loads = Number(values.loads);
  if (!Number.isInteger(loads) || loads < 1) throw new Error('--loads takes a number from 1.');
  const directory = resolve(values.directory);
  if (!existsSync(join(directory, 'index.html'))) {
    const shown = relative(process.cwd(), directory);
    throw new Error(`There is no built site in ${shown}: run "npm run build" first.`);
  }
  return { ...values, directory, loads, pages: values.pages.split(',') };
}

type Sides = { site: string; noScript: string; protocol: Protocol; loads: number };

/** Loads a page with and without script in turn, so that both meet the same moods of the machine. */
async function measurePage(browser: Browser, page: string, sides: Sides): Promise<Measured> {
  const path = `${basePath}${page.replace(/^\//, '')}`;
  const site: Seen[] = [];
  const noScript: Seen[] = [];
  for (let load = 0; load < sides.loads; load += 1) {
    site.push(await measure(browser, `${sides.site}${path}`, sides.protocol));
    noScript.push(await measure(browser, `${sides.noScript}${path}`, sides.protocol));
  }
  if (noScript.some(({ script }) => script > 0)) {
    throw new Error(`${page} fetched script in its version without script.`);
  }
  return { page, site, noScript };
}

/** Measures all pages over one protocol. The first load of a browser is slower and is not counted. */
async function measurePages(protocol: Protocol, options: ReturnType<typeof readOptions>) {
  const serving = { basePath, protocol, certificate: makeCertificate(workspace) };
  const site = await serve(options.directory, serving);
  const noScript = await serve(withoutScript, serving);
  const browser = await startBrowser(site.origin);
  try {
    const sides = {
      site: site.origin,
      noScript: noScript.origin,
      protocol,
      loads: options.loads,
    };
    await measure(browser, `${site.origin}${basePath}`, protocol);
    const measured: Measured[] = [];
    for (const page of options.pages) {
      console.log(`${page} over ${protocol}: ${options.loads} loads with script, and without …`);
      measured.push(await measurePage(browser, page, sides));
    }
    return measured;
  } finally {
    await browser.close();
    site.stop();
    noScript.stop();
  }
}

/** Measures, prints the tables and, with --check, tells by the exit code whether the limits hold. */
async function run() {
  const options = readOptions();
  makeNoScriptCopy(options.directory, withoutScript);
  const protocols: Protocol[] = options.http1 ? ['h2', 'http/1.1'] : ['h2'];
  for (const protocol of protocols) {
    const measured = await measurePages(protocol, options);
    console.log(`\nOver ${protocol}; medians of ${options.loads} loads (lowest–highest):`);
    printTable(measured);
    if (!options.check) continue;
    for (const excess of findExcesses(measured)) {
      console.error(`Above the limit: ${excess}`);
      process.exitCode = 1;
    }
  }
}

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
