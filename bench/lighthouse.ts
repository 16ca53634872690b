import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { ensureChromium } from '../tooling/commands/chromium.ts';
import { directories } from '../tooling/directories.ts';
import { htmlFiles, pathOf } from '../tooling/output/weights.ts';
import { serve } from './lab.ts';

const version = '13.5.0';

/** The lowest scores, of 100, that a page may have. */
const limits = { performance: 99, accessibility: 100, 'best-practices': 95, seo: 95 };
const names = Object.keys(limits);

/** Flags for the page for unknown addresses: it is not to be listed, and logs the address. */
const notFound =
  '--ignore-status-code --skip-audits=http-status-code,is-crawlable,errors-in-console';

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
};

/** Asks Lighthouse about one page; a page that could not be measured is an error, not a score. */
async function measure(url: string, page: string, attempts = 3): Promise<Report> {
  const flags = [`--only-categories=${names}`, '--output=json', '--quiet'];
  // The certificate is our own; a container often runs as root, where Chromium has no sandbox.
  const chrome = '--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors';
  const args = ['--yes', `lighthouse@${version}`, url, ...flags, chrome];
  if (page === '/404') args.push(...notFound.split(' '));
  const env = { ...process.env, CHROME_PATH: ensureChromium() };
  try {
    const { stdout } = await promisify(execFile)('npx', args, { env, maxBuffer: 2 ** 28 });
    return JSON.parse(stdout);
  } catch (cause) {
    // Now and then the trace of a page lacks its start.
    if (attempts > 1) return measure(url, page, attempts - 1);
    throw new Error((cause as { stderr: string }).stderr, { cause: page });
  }
}

const { values } = parseArgs({ options: { pages: { type: 'string' } } });
const pages = values.pages?.split(',') ?? htmlFiles(directories.output).map(pathOf);
const root = await serve(directories.output);
console.log(`${names.join(', ')}:`);
for (const page of pages) {
  const { categories, audits } = await measure(root + page.slice(1), page);
  const scores = names.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  console.log(`${page.padEnd(44)} ${scores.map((score) => String(score).padStart(4)).join('')}`);
  if (Object.values(limits).every((limit, at) => (scores[at] ?? 0) >= limit)) continue;
  process.exitCode = 1;
  for (const { id, weight } of Object.values(categories).flatMap(({ auditRefs }) => auditRefs)) {
    const { title, score, displayValue = '' } = audits[id] ?? {};
    if (weight > 0 && (score ?? 1) < 1) console.log(`  ${id}: ${title} ${displayValue}`);
  }
}
