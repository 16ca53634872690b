import { defineConfig } from 'playwright/test';
import { findChromium } from '../../tooling/chromium.ts';

const port = 4187;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
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
  webServer: {
    command: `node ../../tooling/serve.ts --port ${port}`,
    port,
    reuseExistingServer: false,
  },
});
