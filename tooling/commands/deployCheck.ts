import { parseArgs } from 'node:util';
import { readProject } from '../content/project.ts';
import { ask } from '../hosts/ask.ts';
import { questions } from '../hosts/questions.ts';
import { headers } from '../hosts/rules.ts';

const { site, pages } = readProject();
const { positionals } = parseArgs({ allowPositionals: true });
const url = new URL(positionals[0] ?? site.origin);
if (!url.pathname.endsWith('/')) url.pathname += '/';
if (url.pathname !== site.basePath)
  throw new Error(`The site was built for ${site.basePath} (basePath in app.config.ts).`);

console.log(`Asking ${url.href} …`);
const home = await ask(url, url.pathname).catch((error: Error) => {
  console.log(`It does not answer: ${error.message || String(error)}`);
  process.exit(1);
});
for (const { name, advice, ask: question } of questions) {
  const wrong = await question({ url, pages: pages.map(({ path }) => path) });
  console.log(`${wrong.length > 0 ? '✗' : '✓'} ${name}`);
  if (wrong.length === 0) continue;
  process.exitCode = 1;
  for (const line of wrong.slice(0, 5)) console.log(`    ${line}`);
  if (wrong.length > 5) console.log(`    and ${wrong.length - 5} more`);
  console.log(`  To do: ${advice}.`);
}
if (!Object.keys(headers).some((name) => home.headers[name.toLowerCase()])) {
  console.log(`
This host sends none of the site’s headers. GitHub Pages and plain storage cannot; on any other host, check that
the file for it (see "Publish" in the README) has been uploaded and is read. Pages are protected by the policy
inside them all the same, but other sites may frame them, and files are not kept by browsers as long as they could.`);
}
console.log(process.exitCode ? '\nThe site is not served as it should be.' : '\nAll is well.');
