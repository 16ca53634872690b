import { defineConfig } from 'playwright/test';
import { findChromium } from '../../tooling/commands/chromium.ts';
import { variantDirectory } from '../variants.ts';
import { providerPort } from '../fixtures/provider.ts';
import { movedSitePort, providerSitePort } from './site.ts';

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
    { command: `node ../../tooling/commands/serve.ts --port ${port}`, port },
    { command: 'node ../fixtures/provider.ts', port: providerPort },
    {
      command: `node ../../tooling/commands/serve.ts --port ${providerSitePort} --directory ${variantDirectory('provider')}`,
      port: providerSitePort,
    },
    {
      command: `node ../../tooling/commands/serve.ts --port ${movedSitePort} --directory ${variantDirectory('moved')} --base /clinic/`,
      port: movedSitePort,
    },
  ],
});
