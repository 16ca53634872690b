import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { parse } from 'yaml';
import { directories } from '../../tooling/directories.ts';

const read = (file: string) =>
  readFileSync(join(directories.root, '.github/workflows', file), 'utf8');

type Workflow = { jobs: Record<string, { steps: { id?: string; run?: string }[] }> };

const { jobs }: Workflow = parse(read('publish.yml'));
const script = jobs['host']?.steps.find(({ id }) => id === 'code')?.run ?? '';
const ignored: string[] = parse(read('checks.yml')).on.push['paths-ignore'];
let repository: string;

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd: repository,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${repository}/bin:${process.env['PATH']}`,
      GITHUB_OUTPUT: join(repository, 'output'),
    },
  }).trim();

function change(file: string, text: string) {
  mkdirSync(join(repository, dirname(file)), { recursive: true });
  writeFileSync(join(repository, file), text);
  run('git', 'add', file);
  run('git', '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', file);
  return run('git', 'rev-parse', 'HEAD');
}

/** The commit that the workflow publishes, when these have passed their checks. */
function published(...passed: string[]) {
  writeFileSync(join(repository, 'bin/gh'), `#!/bin/sh\necho ${passed.join(' ')}\n`, {
    mode: 0o755,
  });
  writeFileSync(join(repository, 'output'), '');
  run('bash', '-e', '-c', script);
  return readFileSync(join(repository, 'output'), 'utf8').replace('commit=', '').trim();
}

test.beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'workflow-'));
  run('git', 'init', '-q');
  mkdirSync(join(repository, 'bin'));
});
test.afterAll(() => rmSync(repository, { recursive: true }));

test('code is published after it has passed its checks; words, facts and pictures need none', () => {
  const first = change('src/router.tsx', '1');
  expect(published()).toBe('');
  expect(published(first)).toBe(first);
  for (const path of ignored) {
    const latest = change(path.replace('**', 'file'), '1');
    expect(published(first), path).toBe(latest);
  }
  const second = change('src/router.tsx', '2');
  expect(published(first)).toBe('');
  expect(published(second, first)).toBe(second);
  // As when an earlier run is started again.
  run('git', 'checkout', '-q', first);
  expect(published(second, first)).toBe(first);
});
