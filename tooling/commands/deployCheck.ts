import { parseArgs } from 'node:util';
import { exitWithError } from '../content/problems.ts';
import { readProject } from '../content/project.ts';
import { checks, openSite, problemsOf } from '../hosts/checks.ts';

const { site, pages } = await readProject();
const { positionals } = parseArgs({ allowPositionals: true });
const [given = site.origin + site.basePath] = positionals;
const url = URL.parse(given);
if (!url || !/^https?:$/.test(url.protocol))
  exitWithError(`${given} is not a URL; write it as https://www.example.com.`);
if (!url.pathname.endsWith('/')) url.pathname += '/';
if (url.pathname !== site.basePath)
  exitWithError(
    `The site was built for ${site.basePath}, not for ${url.pathname}: change basePath in app.config.ts and build again.`,
  );

console.log(`Checking ${url.href} …`);
const paths = pages.map(({ path }) => path);
const published = await openSite(url, paths, site.redirects, site.editor !== null).catch(
  ({ message, cause = message }: Error) => {
    console.log(`No response: ${String(cause)}`);
    process.exit(1);
  },
);
const headers = checks.filter(({ name }) => name === 'Headers');
const isApache = /apache|litespeed/i.test(published.server);
for (const check of isApache ? headers : [])
  if ((await problemsOf(check, published)).length > 0)
    console.log(
      'This is Apache, without the rules of this site: first upload the hidden file .htaccess of dist/client.',
    );
for (const check of checks) {
  const problems = await problemsOf(check, published);
  console.log(`${problems.length > 0 ? '✗' : '✓'} ${check.name}`);
  if (problems.length === 0) continue;
  process.exitCode = 1;
  for (const line of problems.slice(0, 5)) console.log(`    ${line}`);
  if (problems.length > 5) console.log(`    and ${problems.length - 5} more`);
  console.log(`  To do: ${check.advice}.`);
}
console.log(process.exitCode ? '\nSome checks failed.' : '\nAll checks passed.');
