import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Reports a problem in a file. The message says what is wrong and how to fix it; the line is undefined where unknown. */
export type Report = (line: number | undefined, message: string) => void;

/** Reads a text file. If it is not in UTF-8, reports the first such line and returns undefined. */
export function readText(file: string, report: Report) {
  const bytes = readFileSync(file);
  const text = bytes.toString();
  if (isUtf8(bytes)) return text;
  const before = text.slice(0, text.indexOf('\uFFFD'));
  return report(before.split('\n').length, 'is saved in an old encoding; save it as UTF-8');
}

/** Thrown when the configuration or the content is wrong; its message lists every problem. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
    super(`${count} to fix:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Prints a message without a stack trace and exits with status 1. */
export function exitWithError(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** The command by which GitHub shows a problem at its file and line. */
export function annotation(problem: string) {
  const [, file = '', line, message = ''] = /^(.*?)(?::(\d+))?: (.*)$/s.exec(problem) ?? [];
  const place = `file=${encodeCommand(file, /[%\r\n:,]/g)}${line ? `,line=${line}` : ''}`;
  return `::error ${place}::${encodeCommand(message, /[%\r\n]/g)}`;
}

const encodeCommand = (text: string, reserved: RegExp) =>
  text.replace(reserved, encodeURIComponent);

/** Prints all problems and what to do, on GitHub also annotations, and exits with status 1. */
export function exitWithProblems({ problems, message }: ContentError, advice?: string): never {
  if (process.env['GITHUB_ACTIONS'])
    for (const problem of problems) console.log(annotation(problem));
  exitWithError(advice ? `${message}\n\n${advice}` : message);
}

/** Prints what is wrong in drafts. */
export function printDraftProblems(problems: readonly string[]) {
  if (problems.length > 0)
    console.log(
      `To correct before you publish your drafts; the TODOs in a draft follow when you delete its line "draft: true":\n  ${problems.join('\n  ')}`,
    );
}

/** A place as problems name it, below the current folder: "src/content/signs.yaml:12". */
export const formatPlace = (path: string, line?: number) =>
  `${relative(process.cwd(), path)}${line === undefined ? '' : `:${line}`}`;

/** Collects the problems of all files, so that one run reports them all. */
export function createProblems() {
  const problems: string[] = [];
  return {
    list: problems as readonly string[],
    reportFor:
      (path: string): Report =>
      (line, message) =>
        void problems.push(`${formatPlace(path, line)}: ${message}`),
    error: () => new ContentError(problems),
  };
}

export type Problems = ReturnType<typeof createProblems>;
