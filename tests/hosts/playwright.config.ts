import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import e2e from '../e2e/playwright.config.ts';
import { builds, hosts } from './servers.ts';

for (const { folder, command } of Object.values(builds))
  if (!existsSync(join(folder, 'client'))) throw new Error(`Run ${command} first.`);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  reporter: [['list']],
  use: { ...e2e.use },
  projects: [
    { name: 'deploy-check', testMatch: 'deployCheck.spec.ts' },
    { name: 'aliases', testMatch: 'aliases.spec.ts' },
    { name: 'publish', testMatch: 'publish.spec.ts' },
    ...Object.keys(hosts).map((name) => ({ name, testMatch: 'hosts.spec.ts' })),
  ],
});
