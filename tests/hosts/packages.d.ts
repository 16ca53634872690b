/** What is used of the package, which has no types and is installed for these tests only. */
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  /** The analyzers: each looks at all answers and names what it found. */
  export const ALL_TESTS: ((answers: unknown) => { result: string })[];
}
declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
}
declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, url: string): Map<string, string[]>;
}
