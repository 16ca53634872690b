import { directories } from '../content/files.ts';
import { endWith } from '../content/problems.ts';
import { type Kind, kinds, writeNewEntry } from '../newEntry/newEntry.ts';

const [kind = '', ...words] = process.argv.slice(2);
const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

if (!isKind(kind) || words.length === 0) {
  const lines = Object.keys(kinds).map((name) => `  npm run new ${name} "Its title"`);
  endWith(`Write what is new, and its title:\n${lines.join('\n')}`);
}
try {
  const left = writeNewEntry(kind, words.join(' '), directories.content);
  console.log(`The ${kind} has been added. Left to do:\n  - ${left.join('\n  - ')}`);
} catch (error) {
  endWith(error instanceof Error ? error.message : String(error));
}
