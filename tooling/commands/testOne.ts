/**
 * Runs one file of tests of any kind, on what is built already: npm run test:one tests/e2e/owner/router.spec.ts. What follows --
 * goes to the runner, such as -g "part of a title". With --second-owner there, on that owner's site.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { exitWithError } from '../content/problems.ts';

const args = process.argv.slice(2).filter((arg) => arg !== '--second-owner');
const { positionals } = parseArgs({ args, strict: false, allowPositionals: true });
const [file = ''] = positionals;
const [, kind] = /^tests\/(e2e|hosts|engines|editor)\//.exec(file) ?? [];
if (!/\.(test|spec)\.tsx?$/.test(file))
  exitWithError('Name a file of tests: npm run test:one tests/e2e/owner/router.spec.ts');
if (process.argv.includes('--second-owner') || file.includes('/secondOwner/'))
  process.loadEnvFile('tests/fixtures/secondOwner/site.env');
const runner = kind
  ? ['node_modules/playwright/cli.js', 'test', '--config', `tests/${kind}/playwright.config.ts`]
  : ['node_modules/vitest/vitest.mjs', 'run'];
const { status } = spawnSync(process.execPath, [...runner, ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
