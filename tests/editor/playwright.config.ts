import { defineConfig } from 'playwright/test';
import { findTestBrowser } from '../../tooling/commands/chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: true,
  workers: 1,
  // For slow machines: frontDesk.spec.ts builds a site.
  timeout: 400_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1100, height: 760 },
    launchOptions: {
      executablePath: findTestBrowser() ?? '',
      // A container often runs the tests as root, where Chromium has no sandbox.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
