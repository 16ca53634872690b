import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { directory, edit, remove, write } from './fixture.ts';

/** Runs a command on the test content. */
const run = (command: string, env: Record<string, string> = {}, args: readonly string[] = []) =>
  spawnSync(process.execPath, [command, ...args], {
    env: {
      ...process.env,
      SITE_CONTENT: directory,
      SITE_CONFIG: 'tests/fixtures/secondOwner/config.ts',
      ...env,
    },
    encoding: 'utf8',
  });

test.each([
  ['tooling/commands/build.ts', '1', 3],
  ['tooling/commands/launchCheck.ts', '‘one’,', 2],
  ['node_modules/vite/bin/vite.js', '[1,', 3],
])('%s prints the problems and what to do then: a: %s', (command, value, line) => {
  write('app.config.ts', `export default {\n  a: ${value}\n  b: 2,\n};\n`);
  const SITE_CONFIG = join(directory, 'app.config.ts');
  const { status, stderr } = run(
    command,
    { SITE_CONFIG, SITE_OUTPUT: join(directory, 'dist') },
    command.endsWith('.js') ? ['--configLoader', 'native'] : [],
  );
  const problem = `  \\S*app.config.ts:${line}: there is a mistake in this line or above it: .*`;
  expect(stderr).toMatch(
    new RegExp(
      `^\\nOne problem to fix:\\n${problem}\\n\\nCorrect this, then run the command again\\.\\n\\n$`,
    ),
  );
  expect(status).toBe(1);
});

test('npm run check begins with the mistakes in the content and ends with what to do', () => {
  remove('navigation.yaml');
  edit('blog/first.mdx', 'order: 1', 'order: one');
  const { status, stderr, stdout } = run('tooling/commands/check.ts', { GITHUB_ACTIONS: '' });
  expect(stderr).toMatch(/^\n\d problems to fix:\n/);
  expect(stderr).toMatch(/\nCorrect these \d, then run the command again\.\n\n$/);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

test('npm run content reads the content alone', () => {
  const { stdout, status } = run('tooling/commands/check.ts', {}, ['--content']);
  expect(stdout).toBe('Your content is in order. Before you publish, run npm run check.\n');
  expect(status).toBe(0);
});

test('npm run launch-check lists the samples, and fails while there are any', () => {
  edit('clinic/visit.yaml', /^parking: .*/m, 'parking: "In the yard." # sample');
  const { status, stdout } = run('tooling/commands/launchCheck.ts');
  expect(stdout).toMatch(/visit\.yaml:\d+: parking: "In the yard\."\n/);
  expect(status).toBe(1);
});

test('a command says in plain words that npm ci was forgotten, or is needed after an update', () => {
  const root = join(directory, 'project');
  const says = () =>
    spawnSync(process.execPath, [join(root, 'tooling/commands/ready.js')], { encoding: 'utf8' })
      .stderr;
  mkdirSync(join(root, 'tooling/commands'), { recursive: true });
  for (const file of ['package.json', 'tooling/commands/ready.js']) cpSync(file, join(root, file));
  expect(says()).toMatch(/^\nThe packages .* are not installed\. Run npm ci first.*\n\n$/);
  cpSync('node_modules/.package-lock.json', join(root, 'node_modules/.package-lock.json'));
  expect(says()).toBe('');
  const changed = readFileSync('package.json', 'utf8').replace(/("vite": ")[\d.]+/, '$10.0.1');
  writeFileSync(join(root, 'package.json'), changed);
  expect(says()).toMatch(/^\nThe packages .* have changed .*\. Run npm ci first/);
});
