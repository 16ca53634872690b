import { relative } from 'node:path';

/** Reports a problem of a file: its line, where known, and what is wrong and how to put it right. */
export type Report = (line: number | undefined, message: string) => void;

/** Thrown when the configuration or the content is wrong; lists every problem. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const list = problems.map((problem) => `  ${problem}`).join('\n');
    super(`The content has ${problems.length} problem(s):\n${list}`);
    this.problems = problems;
  }
}

/** Collects the problems of all files. */
export function createProblems() {
  const problems: string[] = [];
  return {
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
