import { defineConfig } from 'playwright/test';
import { findChromium } from '../../tooling/chromium.ts';
import { providerPort } from './provider.ts';
import { providerSitePort } from './providerSite.ts';
import { subPathSitePort } from './subPathSite.ts';

const port = 4187;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findChromium() ?? '',
      args: [
        // A container often runs the tests as root, where Chromium has no sandbox.
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    { command: `node ../../tooling/serve.ts --port ${port}`, port },
    { command: 'node provider.ts', port: providerPort },
    // Builds the site once more, with the provider's forms.
    { command: 'node providerSite.ts', port: providerSitePort, timeout: 300_000 },
    // And once more, below a path.
    { command: 'node subPathSite.ts', port: subPathSitePort, timeout: 300_000 },
  ],
});
