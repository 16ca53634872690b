import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Kind, kinds, writeNewEntry } from '../content/newEntry.ts';
import { directories } from '../directories.ts';

const [kind = '', givenTitle] = parseArgs({ allowPositionals: true }).positionals;
const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

if (!isKind(kind)) {
  console.error(`Say what is new: npm run new ${Object.keys(kinds).join(', or npm run new ')}`);
  process.exit(1);
}
const terminal = createInterface({ input: process.stdin, output: process.stdout });
const lines = terminal[Symbol.asyncIterator]();

async function ask(question: string) {
  process.stdout.write(question);
  const { value = '' } = await lines.next();
  return value.trim();
}

const title = givenTitle?.trim() ?? (await ask('Title: '));
// Who gives the title at once is not asked for anything.
const topic = givenTitle ? title : await ask('Topic in a word or two, such as neck pain: ');
terminal.close();
try {
  const left = writeNewEntry(kind, { title, topic: topic || title }, directories.content);
  console.log(
    `The new ${kind} is there. Left to do:\n${left.map((line) => `  - ${line}`).join('\n')}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
