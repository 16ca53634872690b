import { parseArgs } from 'node:util';
import { z } from 'zod';
import { localTime } from '../../src/lib/openingHours.ts';
import { timeZone } from '../../src/schemas/hours.ts';
import { createProblems, exitWithError } from '../content/problems.ts';
import { importConfig } from '../content/site.ts';
import { directories } from '../directories.ts';
import { type Kind, kinds, writeNewEntry } from '../newEntry/newEntry.ts';

const { values, positionals } = parseArgs({
  options: { slug: { type: 'string' } },
  allowPositionals: true,
});
const [kind = '', ...words] = positionals;
const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

if (!isKind(kind) || words.length === 0) {
  const lines = Object.keys(kinds).map((name) => `  npm run new ${name} "Its title"`);
  exitWithError(`Write what is new, and its title:\n${lines.join('\n')}`);
}
/** The day at the clinic, or here while the configuration is wrong: `npm run check` reports that. */
async function todayAtClinic() {
  const { data } = z.object({ timeZone }).safeParse(await importConfig(createProblems()));
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return localTime(data?.timeZone ?? here, new Date()).date;
}

try {
  const today = await todayAtClinic();
  const left = writeNewEntry(kind, words.join(' '), directories.content, today, values.slug);
  console.log(`The page has been added. Left to do:\n  - ${left.join('\n  - ')}`);
} catch (error) {
  exitWithError(error instanceof Error ? error.message : String(error));
}
