import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { directories } from '../../tooling/directories.ts';

const lock = JSON.parse(readFileSync(join(directories.root, 'package-lock.json'), 'utf8'));
const packages = Object.entries<{ version: string }>(lock.packages);
const versionsOf = (name: string) =>
  packages.filter(([path]) => path.endsWith(`node_modules/${name}`)).map(([, it]) => it.version);

// Two copies do not share their context, and nothing else would say so.
test.each([
  ['react', 'react-dom'],
  ['unhead', '@unhead/react'],
  ['@tanstack/react-router', '@tanstack/react-router'],
  ['@tanstack/router-core', '@tanstack/router-core'],
])('%s is installed once, in the version of %s', (name, other) => {
  expect(versionsOf(name)).toHaveLength(1);
  expect(versionsOf(other)).toEqual(versionsOf(name));
});
