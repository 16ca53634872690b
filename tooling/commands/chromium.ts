import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a Chromium: CHROMIUM_PATH, then one on the PATH, then Playwright's own; undefined when there is none. */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH is ${named}, which cannot be run.`);
    return named;
  }
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((directory) => names.map((name) => join(directory, name)));
  return [...onPath, chromium.executablePath()].find(isExecutable);
}

/** Ways to install a Chromium, in the order in which they are tried. */
const installers: { name: string; run: () => void }[] = [
  {
    name: 'Playwright’s download',
    run: () => run('playwright', ['install', 'chromium']),
  },
  {
    name: 'the package manager (apt-get)',
    run() {
      const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
      for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
        const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
        run(command, rest);
      }
    },
  },
];

function run(command: string, args: string[]) {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 });
}

/** Finds a Chromium or installs one; throws an error that says what to do when none can be had. */
export function ensureChromium() {
  for (const { name, run: install } of installers) {
    const found = findChromium();
    if (found) return found;
    console.log(`No Chromium found: trying ${name} …`);
    try {
      install();
    } catch (error) {
      console.log(`  did not work: ${String((error as Error).message).split('\n')[0]}`);
    }
  }
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the tests again.',
  );
}

if (process.argv[1] === import.meta.filename)
  console.log(`Browser tests run in ${ensureChromium()}.`);
