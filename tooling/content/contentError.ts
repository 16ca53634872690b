/** Thrown when content files are wrong; lists every problem with file, place and remedy. */
export class ContentError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `The content has ${problems.length} problem(s):\n${problems.map((p) => `  ${p}`).join('\n')}`,
    );
    this.name = 'ContentError';
    this.problems = problems;
  }
}
