import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Prints a line for each host: what its tests have told. */
export default class HostReport implements Reporter {
  private lines = new Map<string, Set<string>>();

  onTestEnd(test: TestCase, { annotations }: TestResult) {
    const host = test.parent.project()?.name ?? '';
    for (const { type, description } of annotations)
      if (type === 'report' && description)
        this.lines.set(host, (this.lines.get(host) ?? new Set()).add(description));
  }

  onEnd() {
    for (const [host, line] of this.lines) console.log(`${host}: ${[...line].join(', ')}`);
  }
}
