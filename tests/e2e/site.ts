import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from 'playwright/test';
import { pages } from '../specification.ts';

/** A page of each type. */
export const pageTypes = [
  '/',
  '/services',
  '/services/sports-chiropractic',
  '/services/conditions',
  '/conditions/sciatica',
  '/about',
  '/new-patients',
  '/contact',
  '/blog',
  '/blog/back-pain-relief',
];

export { expect, pages };

/** Where variants of the site are served: with the stand-in provider's forms, and below a path. */
export const providerSitePort = 4188;
export const movedSitePort = 4190;

type Fixtures = {
  /** What the console said and which requests failed; has to be empty at the end. */
  complaints: string[];
};

/**
 * A test in which third parties answer with an empty page, and which fails when the console says anything, a
 * script throws or a request fails.
 */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page, javaScriptEnabled }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('requestfailed', (request) => {
        if (!javaScriptEnabled && request.resourceType() === 'script') return;
        // A page that is left takes its unfinished requests with it; each engine has its own name for that.
        if (!/^(net::ERR|NS_BINDING)_ABORTED$/.test(request.failure()?.errorText ?? ''))
          complaints.push(`failed: ${request.url()}`);
      });
      await stubThirdParties(page);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Answers every request to another origin with an empty page. */
export async function stubThirdParties(page: Page) {
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Third party</title>' }),
  );
}

/** Makes the browser say that its visitor saves data, so that nothing is fetched ahead. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

/** Waits until the page is hydrated: its submenus have a state. */
export async function hydrated(page: Page) {
  await page.locator('header [data-open]').first().waitFor({ state: 'attached' });
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/**
 * What axe finds on the page as it is, with the elements. Third-party frames are others' pages: their titles
 * belong to ours and are checked, their content is not.
 */
export async function violations(page: Page, ignored: string[] = []) {
  const { violations: found } = await new AxeBuilder({ page })
    .exclude('iframe')
    .disableRules(ignored)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** How much the page has moved so far, as the browser scores it. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );

/** Follows the first link to a page of the site, wherever it stands. */
export async function follow(page: Page, path: string) {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(path);
}

/** Goes to an address by the router, as Back does; also to addresses that no link leads to. */
export const moveTo = (page: Page, path: string) =>
  page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Marks the document, to see whether it is still the same one later. */
export const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));

/** Whether the document is the one that was marked: no full load has come in between. */
export const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
