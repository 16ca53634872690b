import { defineConfig, type Project } from 'playwright/test';
import { firefox, hasWebKit, ports } from './engines.ts';

const serve = (directory: 'client' | 'listening') => ({
  command: `node ../../tooling/commands/serve.ts --port ${ports[directory]} --directory ../../dist/${directory}`,
  port: ports[directory],
});

const driver = {
  command: `xvfb-run -a -f ../../dist/xauthority WebKitWebDriver --port=${ports.driver}`,
  port: ports.driver,
  // So that the screen goes, too.
  gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
} as const;

const inFirefox: Project = {
  name: 'Firefox',
  testMatch:
    '{engines/firefox,e2e/{accordion,errors,focus,hydration,journeys,navigation,router}}.spec.ts',
  grepInvert: [
    // The tool cannot print there.
    /printed, every item is open/,
    // It ignores that JavaScript is off there.
    /without JavaScript/,
    // It reports code that a page waits for while it is left as an error of the page.
    /only the page itself is marked as current, also before hydration/,
    // Tab leaves the page there, for the buttons of the browser.
    /the menu holds the page and the focus|at 400 % zoom/,
    // The tool scrolls the page under the menu before it clicks.
    /all conditions are in sight/,
    // It has no animations by scrolling: there the bar is always shown.
    /makes way for the first button/,
    // Against another build of the site; of the markup, which is the same in Chromium.
    /is alive on a direct load|open menus and items are accessible/,
  ],
  fullyParallel: true,
  use: {
    baseURL: `http://localhost:${ports.client}`,
    browserName: 'firefox',
    // Playwright's way to drive a Firefox that is not its own.
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: firefox,
      firefoxUserPrefs: {
        // Tests of the menu ask for it, which the tool ignores there.
        'ui.prefersReducedMotion': 1,
        // The tool waits for a load when a page comes back, so none is kept alive: the site restores the place.
        'browser.sessionhistory.max_total_viewers': 0,
      },
    },
  },
};

// The driver holds one browser at a time.
const inWebKit: Project = { name: 'WebKit', testMatch: 'engines/webkit.spec.ts' };

export default defineConfig({
  testDir: '..',
  outputDir: '../../test-results',
  forbidOnly: true,
  // Two at a time, Firefox is late with code that it preloads.
  workers: 1,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  projects: [...(firefox ? [inFirefox] : []), ...(hasWebKit ? [inWebKit] : [])],
  webServer: [serve('client'), serve('listening'), ...(hasWebKit ? [driver] : [])],
});
