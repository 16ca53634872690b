/**
 * Runs everything that needs no browser: first our own reader, whose messages are for everybody. With --content, only that. The last
 * line says how it went.
 */
import { spawnSync } from 'node:child_process';
import { exitWithError, printAdvice, printDraftProblems } from '../content/problems.ts';
import { readProject } from '../content/project.ts';

const { draftProblems, advice } = await readProject();

if (process.argv.includes('--content')) {
  printDraftProblems(draftProblems);
  printAdvice(advice);
  console.log('Your content is in order. Before you publish, run npm run check.');
  process.exit();
}

// A dot for each test, and then what failed; GitHub also marks the lines.
const vitest = `vitest run${process.env['GITHUB_ACTIONS'] ? '' : ' --reporter=dot'}`;
const steps = [
  'npm run --silent typecheck',
  'npm run --silent lint',
  `${vitest} --project unit --project content`,
  'npm run --silent build',
  `${vitest} --project dist`,
];
for (const step of steps) {
  const { status } = spawnSync(step, { shell: true, stdio: 'inherit' });
  if (status !== 0)
    exitWithError(
      `Something is wrong: "${step}" says above what. Correct it, then run npm run check again.`,
    );
}
console.log(
  '\nAll is well. To publish, upload the folder dist/client to your host, then run npm run deploy-check.',
);
