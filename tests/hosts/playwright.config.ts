import { defineConfig } from 'playwright/test';
import e2e from '../e2e/playwright.config.ts';
import type { Host } from './hosts.spec.ts';
import { kinds } from './servers.ts';

export default defineConfig<object, Host>({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  reporter: [['list'], ['./report.ts']],
  use: { ...e2e.use },
  projects: [
    { name: 'deploy-check', testMatch: 'deployCheck.spec.ts' },
    ...kinds.map((kind) => ({
      name: kind.name,
      testMatch: 'hosts.spec.ts',
      use: { kind },
      // What a browser makes of an imitation says nothing new.
      ...(kind.isImitated && { grepInvert: /browser|Observatory/ }),
    })),
  ],
});
