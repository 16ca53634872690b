// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { directory, write } from './fixture.ts';

test.each([
  'tooling/commands/build.ts',
  'tooling/commands/generate.ts',
  'tooling/commands/launchCheck.ts',
  'node_modules/vite/bin/vite.js',
])('%s prints the problems and nothing else', { timeout: 60_000 }, (command) => {
  write('app.config.ts', 'export default {\n  a: 1\n  b: 2\n};\n');
  const SITE_CONFIG = join(directory, 'app.config.ts');
  const env = { ...process.env, SITE_CONFIG, SITE_OUTPUT: join(directory, 'dist') };
  const loader = command.endsWith('.js') ? ['--configLoader', 'native'] : [];
  const { status, stderr } = spawnSync(process.execPath, [command, ...loader], {
    env,
    encoding: 'utf8',
  });
  const problem = '  \\S*app.config.ts:3: there is a mistake in this line or above it: .*';
  expect(stderr).toMatch(new RegExp(`^\\nOne problem to fix:\\n${problem}\\n\\n$`));
  expect(status).toBe(1);
});
