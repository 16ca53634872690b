import { relative } from 'node:path';

/** Names a problem of a file: its line, where known, and what is wrong with the remedy. */
export type Report = (line: number | undefined, message: string) => void;

/** Thrown when the configuration or the content is wrong; lists every problem with file, line and remedy. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const list = problems.map((problem) => `  ${problem}`).join('\n');
    super(`The content has ${problems.length} problem(s):\n${list}`);
    this.problems = problems;
  }
}

/** Collects problems of all files. */
export function createProblems() {
  const problems: string[] = [];
  return {
    /** Reports problems of the file at an absolute path. */
    reportFor: (path: string): Report => {
      const file = relative(process.cwd(), path);
      return (line, message) =>
        void problems.push(`${file}${line === undefined ? '' : `:${line}`}: ${message}`);
    },
    /** Throws a {@link ContentError} when there are any. */
    throwIfAny() {
      if (problems.length > 0) throw new ContentError(problems);
    },
  };
}

export type Problems = ReturnType<typeof createProblems>;
