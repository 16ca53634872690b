import { relative } from 'node:path';

/** Reports a problem of a file: its line, where known, and what is wrong and how to put it right. */
export type Report = (line: number | `${number} or ${number}` | undefined, message: string) => void;

/** Thrown when the configuration or the content is wrong; its message lists every problem. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
    super(`${count} to put right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Says what is wrong, without the stack that Node.js would print, and ends the process. */
export function exitWithError(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Collects the problems of all files. */
export function createProblems() {
  const problems: string[] = [];
  return {
    list: problems as readonly string[],
    reportFor: (path: string): Report => {
      const file = relative(process.cwd(), path);
      return (line, message) =>
        void problems.push(`${file}${line === undefined ? '' : `:${line}`}: ${message}`);
    },
    throwIfAny() {
      if (problems.length > 0) throw new ContentError(problems);
    },
  };
}

export type Problems = ReturnType<typeof createProblems>;

/** Line of an offset in a text. */
export const lineAt = (offset: number, text: string) => text.slice(0, offset).split('\n').length;
