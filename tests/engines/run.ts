import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, hasWebKit } from './engines.ts';

const built = join(import.meta.dirname, '../../dist/client');

/** Keeps what the console says, which scripts throw, which files fail and what the policy forbids; runs in each page. */
function listen() {
  const said: string[] = [];
  const note = (...words: unknown[]) => said.push(words.join(' '));
  const fail = (event: ErrorEvent) => note(event.message ?? (event.target as Element).outerHTML);
  Object.assign(window, { said });
  Object.assign(console, { log: note, info: note, warn: note, error: note });
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => note('forbidden:', blockedURI));
  document.currentScript?.remove();
}

/** Copies the built site with that script before each page's policy: WebKit's driver does not report the console. */
function copyListening(copy: string) {
  rmSync(copy, { recursive: true, force: true });
  const filter = (file: string) => !/\.(br|gz)$/.test(file);
  cpSync(built, copy, { recursive: true, filter });
  for (const name of globSync('**/*.html', { cwd: copy })) {
    const html = readFileSync(join(copy, name), 'utf8');
    writeFileSync(join(copy, name), html.replace('<head>', `<head><script>(${listen})()</script>`));
  }
}

if (!existsSync(join(built, 'index.html'))) {
  console.error('Run npm run build first.');
  process.exit(1);
}
const missing = [
  ...(firefox ? [] : ['Firefox is not installed (Debian: firefox-esr).']),
  ...(hasWebKit ? [] : ['WebKit is not installed (Debian: webkit2gtk-driver xauth xvfb).']),
];
for (const message of missing) console.log(`NOT TESTED: ${message}`);
if (process.env['CI'] && missing.length > 0) process.exit(1);
if (missing.length < 2) {
  copyListening(join(built, '../listening'));
  const args = ['test', '--config', 'tests/engines/playwright.config.ts', ...process.argv.slice(2)];
  process.exitCode = spawnSync('playwright', args, { stdio: 'inherit' }).status ?? 1;
}
