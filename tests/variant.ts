import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { directories } from '../tooling/project.ts';

/**
 * Builds the site with another configuration, in a copy of the project below dist. `change` gets
 * the text of app.config.ts. Returns the folder that would be published.
 */
export function buildVariant(name: string, change: (config: string) => string) {
  const root = join(directories.root, 'dist/variants', name);
  rmSync(root, { recursive: true, force: true });
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: directories.root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  )
    .split('\0')
    .filter((file) => /^(app\.config|vite\.config|tsconfig|package|src|public|tooling)/.test(file));
  for (const file of files) {
    const target = join(root, file);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(directories.root, file), target);
  }
  symlinkSync(join(directories.root, 'node_modules'), join(root, 'node_modules'));
  const config = readFileSync(join(root, 'app.config.ts'), 'utf8');
  const changed = change(config);
  if (changed === config) throw new Error(`Variant ${name}: app.config.ts has not changed.`);
  writeFileSync(join(root, 'app.config.ts'), changed);
  // A test runner names its own environment; what is published is built for production.
  const env = { ...process.env, NODE_ENV: 'production' };
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env });
  run('vite', ['build', '--logLevel', 'warn']);
  run('node', ['tooling/siteFiles.ts']);
  return join(root, 'dist/client');
}
