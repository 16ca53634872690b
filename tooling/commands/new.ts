import { exitWithError } from '../content/problems.ts';
import { directories } from '../directories.ts';
import { type Kind, kinds, writeNewEntry } from '../newEntry/newEntry.ts';

const [kind = '', ...words] = process.argv.slice(2);
const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

if (!isKind(kind) || words.length === 0) {
  const lines = Object.keys(kinds).map((name) => `  npm run new ${name} "Its title"`);
  exitWithError(`Write what is new, and its title:\n${lines.join('\n')}`);
}
try {
  const left = writeNewEntry(kind, words.join(' '), directories.content);
  console.log(`The page has been added. Left to do:\n  - ${left.join('\n  - ')}`);
} catch (error) {
  exitWithError(error instanceof Error ? error.message : String(error));
}
