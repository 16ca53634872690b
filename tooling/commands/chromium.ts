import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** CHROMIUM_PATH, else one on the PATH, else Playwright's own; undefined if there is none. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not exist.`);
  }
  return (
    CHROMIUM_PATH ||
    findOnPath(names) ||
    [chromium.executablePath()].find((path) => existsSync(path))
  );
}

/** The headless shell, if there is one, needs two thirds of the time. */
export const findTestBrowser = () =>
  (process.env['CHROMIUM_PATH'] ? undefined : findOnPath(['chromium-headless-shell'])) ??
  findChromium();

const findOnPath = (programs: readonly string[]) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** Returns the path of Chromium, after installing it if need be. Throws when it cannot be installed. */
export function ensureChromium() {
  const aptGet = process.getuid?.() === 0 ? 'apt-get' : 'sudo -n apt-get';
  const installers = [
    'playwright install chromium',
    `${aptGet} update && ${aptGet} install -y --no-install-recommends chromium`,
  ];
  for (const command of installers) {
    const found = findChromium();
    if (found) return found;
    console.log(`Chromium not found, running ${command} …`);
    spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  }
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'Chromium could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the tests again.',
  );
}

if (process.argv[1] === import.meta.filename)
  console.log(`Browser tests run in ${ensureChromium()}.`);
