import { defineConfig } from 'playwright/test';
import { findTestBrowser } from '../../tooling/commands/chromium.ts';

const port = 4187;

/** Whether the site is the second owner's (tests/fixtures/secondOwner), whose content never changes. */
export const isSecondOwner = process.env['SITE_OUTPUT'] !== undefined;

export default defineConfig({
  testDir: isSecondOwner ? 'secondOwner' : 'owner',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // For slow machines: a test that passes takes far less.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findTestBrowser() ?? '',
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
    {
      command: `node ../../tooling/commands/serve.ts --port ${port}`,
      port,
    },
  ],
});
