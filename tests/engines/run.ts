import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { directories } from '../../tooling/content/project.ts';
import { findFirefox, findProgram } from './engines.ts';

const firefox = findFirefox();

/** Engines beside Chromium: the programs that their tests need, by Debian's package, and the command that runs the tests. */
const engines = [
  {
    name: 'Firefox',
    programs: { 'firefox-esr': firefox },
    tests: ['playwright', 'test', '--config', 'tests/engines/playwright.config.ts'],
  },
  {
    // Its tests say the version, which only its driver knows.
    name: 'WebKit',
    programs: {
      'webkit2gtk-driver': findProgram('WebKitWebDriver'),
      xvfb: findProgram('Xvfb'),
    },
    tests: ['vitest', 'run', '--config', 'tests/engines/vitest.config.ts'],
  },
];

if (!existsSync(join(directories.output, 'index.html')))
  throw new Error('There is no built site: run "npm run build" first.');

if (firefox) console.log(execFileSync(firefox, ['--version']).toString().trim());

const outcomes = engines.map(({ name, programs, tests: [command = '', ...args] }) => {
  const missing = Object.entries(programs)
    .filter(([, path]) => !path)
    .map(([debianPackage]) => debianPackage);
  if (missing.length > 0) {
    const isOptional = !process.env['CI'];
    console.log(`${name}: not installed (Debian: ${missing.join(', ')})`);
    return { name, outcome: isOptional ? 'SKIPPED' : 'missing', isGood: isOptional };
  }
  const isGood = spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  return { name, outcome: isGood ? 'passed' : 'failed', isGood };
});

for (const { name, outcome } of outcomes) console.log(`${name}: ${outcome}`);
if (!outcomes.every(({ isGood }) => isGood)) process.exitCode = 1;
