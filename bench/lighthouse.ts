import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { ensureChromium } from '../tooling/commands/chromium.ts';
import { htmlFiles, pathOf } from '../tooling/files/weights.ts';
import { serve } from './lab.ts';

const version = '13.5.0';

const directory = 'dist/client';

/** The lowest scores, of 100, that a page may have. */
const limits = { performance: 97, accessibility: 100, 'best-practices': 95, seo: 95 };

/** The page for unknown addresses asks not to be listed, and logs the address. */
const skipped = (page: string) =>
  page === '/404' ? ['--skip-audits=is-crawlable,errors-in-console'] : [];

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
};

/** Asks Lighthouse about one page; a page that could not be measured is an error, not a score. */
async function report(url: string, page: string) {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', `lighthouse@${version}`, url, '--quiet', '--output=json', ...skipped(page)],
      `--only-categories=${Object.keys(limits)}`,
      '--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors',
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 2 ** 28 },
  );
  const found: Report = JSON.parse(stdout);
  if (found.runtimeError) throw new Error(`${page}: ${found.runtimeError.message}`);
  return found;
}

const { values } = parseArgs({ options: { pages: { type: 'string' } } });
const pages = values.pages?.split(',') ?? htmlFiles(directory).map(pathOf);
const { root, stop } = await serve(directory);
console.log(`${Object.keys(limits).join(', ')}:`);
for (const page of pages) {
  const { categories, audits } = await report(root + page.slice(1), page);
  const scores = Object.keys(limits).map((name) =>
    Math.round((categories[name]?.score ?? 0) * 100),
  );
  console.log(`${page.padEnd(44)} ${scores.map((score) => String(score).padStart(4)).join('')}`);
  if (Object.values(limits).every((limit, at) => (scores[at] ?? 0) >= limit)) continue;
  process.exitCode = 1;
  for (const { id, weight } of Object.values(categories).flatMap(({ auditRefs }) => auditRefs)) {
    const { title, score, displayValue = '' } = audits[id] ?? {};
    if (weight > 0 && (score ?? 1) < 1) console.log(`  ${id}: ${title} ${displayValue}`);
  }
}
stop();
