import { defineConfig } from 'playwright/test';
import { findFirefox } from './engines.ts';

const port = 4287;

const launchOptions = {
  executablePath: findFirefox() ?? '',
  // A page that Firefox keeps alive comes back without a load, which the tool waits for. Loaded anew, the site itself
  // has to restore the place.
  firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
};

/** Tests in the files below that do not run in Firefox. */
const notHere = [
  // The tool cannot print there.
  /printed, every item is open/,
  // It ignores that JavaScript is off there, and waits for ever when Firefox's own setting says so.
  /without JavaScript/,
  // Tab leaves the page there, for the buttons of the browser.
  /the menu keeps the focus/,
  // It tells there of code that a page waits for while it is left, as of an error of the page.
  /only the page itself is marked as current, also before hydration/,
  // Against another build of the site.
  /is alive on a direct load/,
  // What it judges is the markup.
  /open menus and items are accessible/,
];

export default defineConfig({
  testDir: '..',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'firefox',
    // Playwright's way to drive a Firefox that is not its own.
    channel: 'moz-firefox',
    launchOptions,
  },
  grepInvert: notHere,
  projects: [
    {
      name: 'Firefox',
      testMatch: ['engines/*.spec.ts', 'e2e/{accordion,errors,hydration,router,samples}.spec.ts'],
    },
    {
      name: 'Firefox, reduced motion',
      testMatch: 'e2e/navigation.spec.ts',
      use: {
        // The tests ask for it, which the tool ignores there.
        launchOptions: {
          ...launchOptions,
          firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, 'ui.prefersReducedMotion': 1 },
        },
      },
    },
  ],
  webServer: [{ command: `node ../../tooling/commands/serve.ts --port ${port}`, port }],
});
