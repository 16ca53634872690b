import { defineConfig } from 'playwright/test';
import { isSecondOwner } from '../e2e/playwright.config.ts';

export const sitePort = 4287;
export const driverPort = 4289;

export default defineConfig({
  testDir: '..',
  outputDir: '../../test-results',
  forbidOnly: true,
  // With two at a time, Firefox preloads code too late for the tests.
  workers: 1,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  projects: [
    {
      name: 'Firefox',
      testMatch: isSecondOwner
        ? 'e2e/secondOwner/{focus,navigation}.spec.ts'
        : '{engines/firefox,e2e/owner/{errors,hydration,router}}.spec.ts',
      grepInvert: /@chromium/,
      use: {
        baseURL: `http://localhost:${sitePort}`,
        browserName: 'firefox',
        // Playwright's name for a Firefox that it has not built itself.
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: '/usr/bin/firefox-esr',
          firefoxUserPrefs: {
            // Playwright ignores the option reducedMotion in this Firefox.
            'ui.prefersReducedMotion': 1,
            // Playwright waits for a load event after Back, so nothing may come from the back/forward cache.
            'browser.sessionhistory.max_total_viewers': 0,
          },
        },
      },
    },
    { name: 'WebKit', testMatch: isSecondOwner ? [] : 'engines/webkit.spec.ts' },
  ],
  webServer: [
    { command: `node ../../tooling/commands/serve.ts --port ${sitePort}`, port: sitePort },
    {
      command: `xvfb-run -a WebKitWebDriver --port=${driverPort}`,
      port: driverPort,
      // SIGTERM lets xvfb-run stop its display.
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
    },
  ],
});
