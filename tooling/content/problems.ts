import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Reports a problem in a file. The message says what is wrong and how to fix it; the line is undefined where unknown.
 * Advice stops no build.
 */
export type Report = (line: number | undefined, message: string, isAdvice?: boolean) => void;

/** Reads a text file. Reports a file that is missing or has an old encoding, and returns undefined. */
export function readText(file: string, report: Report) {
  if (!existsSync(file)) return report(undefined, 'there is no such file');
  const text = readFileSync(file, 'utf8');
  const [before, rest] = text.split('\uFFFD', 2);
  if (rest === undefined) return text;
  return report(before?.split('\n').length, 'is saved in an old encoding; save it as UTF-8');
}

/** Thrown when the configuration or the content is wrong; its message lists every problem. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly string[];
  readonly advice: readonly string[];

  constructor(problems: readonly string[], advice: readonly string[] = []) {
    const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
    super(`${count} to fix:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
    this.advice = advice;
  }
}

/** Prints a message without a stack trace and exits with status 1. */
export function exitWithError(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** The command by which GitHub shows a problem at its file and line. */
function annotation(problem: string) {
  const [, file = '', line, message = ''] = /^(.*?)(?::(\d+))?: (.*)$/s.exec(problem) ?? [];
  const place = `file=${encodeCommand(file, /[%\r\n:,]/g)}${line ? `,line=${line}` : ''}`;
  return `::error ${place}::${encodeCommand(message, /[%\r\n]/g)}`;
}

const encodeCommand = (text: string, reserved: RegExp) =>
  text.replace(reserved, encodeURIComponent);

/** Prints all problems and what to do, on GitHub also annotations, and exits with status 1. */
export function exitWithProblems({ problems, message, advice }: ContentError): never {
  if (process.env['GITHUB_ACTIONS'])
    for (const problem of problems) console.log(annotation(problem));
  printAdvice(advice);
  const these = problems.length === 1 ? 'this' : `these ${problems.length}`;
  exitWithError(`${message}\n\nCorrect ${these}, then run the command again.`);
}

export function printAdvice(advice: readonly string[]) {
  if (advice.length > 0) console.log(`\nAdvice, which stops nothing:\n  ${advice.join('\n  ')}`);
}

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
  const advice: string[] = [];
  return {
    list: problems as readonly string[],
    advice: advice as readonly string[],
    reportFor:
      (path: string): Report =>
      (line, message, isAdvice) =>
        void (isAdvice ? advice : problems).push(`${formatPlace(path, line)}: ${message}`),
    error: () => new ContentError(problems, advice),
  };
}

export type Problems = ReturnType<typeof createProblems>;
