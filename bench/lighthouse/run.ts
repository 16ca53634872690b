import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type Report } from 'lighthouse';
import { ensureChromium } from '../../tooling/commands/chromium.ts';
import { directories, readProject } from '../../tooling/content/project.ts';
import { makeCertificate, serve } from '../serve.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The lowest score, of 100, that a page may have in any category. */
const limit = 99;

/** Audits that a page fails by its nature, and why; they are left out of its scores, which the output says. */
const leftOut: Record<string, Record<string, string>> = {
  '/404': {
    'is-crawlable': 'the page asks search engines not to list it',
    'errors-in-console': 'it logs the address that was asked for',
  },
};

/** Reads the command line; a wrong value stops the run before a page is measured. */
function readOptions() {
  const { site, pages } = readProject();
  const all = [...pages.map(({ path }) => path), '/404'];
  const { values } = parseArgs({
    options: { pages: { type: 'string', default: all.join(',') }, json: { type: 'string' } },
  });
  const chosen = values.pages.split(',');
  const unknown = chosen.filter((page) => !all.includes(page));
  if (unknown.length > 0) throw new Error(`--pages: the site has no page ${unknown.join(', ')}.`);
  if (!existsSync(join(directories.output, 'index.html')))
    throw new Error('There is no built site in dist/client: run "npm run build" first.');
  return { basePath: site.basePath, pages: chosen, json: values.json };
}

/** Measures one page; a page that could not be measured is an error, not a score. */
async function measure(page: string, url: string, port: number) {
  const skipAudits = Object.keys(leftOut[page] ?? {});
  const flags = { port, onlyCategories: categories, skipAudits, logLevel: 'error' } as const;
  const { lhr } = (await lighthouse(url, flags)) ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`${page}: ${lhr?.runtimeError?.message}`);
  return lhr;
}

/** Scores of the categories, of 100; in words where one could not be measured. */
const scoresOf = ({ categories: found }: Report) =>
  categories.map((name) => {
    const score = found[name]?.score ?? undefined;
    return score === undefined ? 'not measured' : Math.round(score * 100);
  });

const isBelow = (score: number | string) => typeof score === 'string' || score < limit;

const row = (page: string, cells: (number | string)[]) =>
  [page.padEnd(44), ...cells.map((cell) => String(cell).padStart(15))].join('');

/** The audits that cost a page points, in words. */
const losses = ({ categories: found, audits }: Report) =>
  Object.entries(found).flatMap(([name, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => {
        const { title, score, displayValue = '' } = audits[id] ?? {};
        return `  ${name}, ${id}: ${title} ${displayValue} (${score})`;
      }),
  );

async function run() {
  const { basePath, pages, json } = readOptions();
  const certificate = makeCertificate(join(directories.root, 'dist/bench'));
  const site = await serve(directories.output, { basePath, protocol: 'h2', certificate });
  const browser = await launch({
    chromePath: ensureChromium(),
    // The certificate is our own; a container often runs as root, where Chromium has no sandbox.
    chromeFlags: ['--headless=new', '--no-sandbox', '--ignore-certificate-errors'],
  });
  const reports: Record<string, Report> = {};
  try {
    console.log(row('', categories));
    for (const page of pages) {
      const report = await measure(page, `${site.origin}${basePath}${page.slice(1)}`, browser.port);
      reports[page] = report;
      const scores = scoresOf(report);
      console.log(row(page, scores));
      for (const [id, reason] of Object.entries(leftOut[page] ?? {}))
        console.log(`  left out: ${id}, as ${reason}`);
      if (!scores.some(isBelow)) continue;
      for (const loss of losses(report)) console.log(loss);
      process.exitCode = 1;
    }
  } finally {
    browser.kill();
    site.stop();
    if (json) writeFileSync(json, JSON.stringify(reports));
  }
  console.log(process.exitCode ? `Below ${limit}: see above.` : `All scores are ${limit} or more.`);
}

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
