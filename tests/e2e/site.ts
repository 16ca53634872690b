import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page, type Route } from 'playwright/test';
import type { Collection } from '../../src/schemas/common.ts';
import { type Entries, entryPath } from '../../tooling/content/entries.ts';
import { readProject } from '../../tooling/content/project.ts';

const project = await readProject();

export const { site } = project;
export const { entries } = project.content;
export const { registries } = project.content;
export const { staticPages, strings } = project.content;
export const pages: readonly string[] = project.pages.map(({ path }) => path);

function pathOfFirst([entry]: readonly Entries[Collection][number][]) {
  if (!entry) throw new Error('A collection of src/content has no entry that a test can open.');
  return entryPath(entry);
}

const headingsOf = ({ body }: Entries['blog'][number]) =>
  body.headings.filter(({ depth }) => depth === 2).length;

export const service = pathOfFirst(entries.services);
export const condition = pathOfFirst(entries.conditions);
/** The listed article with the most headings. */
export const article = pathOfFirst(
  entries.blog
    .filter(({ fields }) => fields.listed !== false)
    .sort((one, other) => headingsOf(other) - headingsOf(one)),
);

export const pageTypes = [
  '/',
  '/services',
  service,
  '/services/conditions',
  condition,
  '/about',
  '/new-patients',
  '/contact',
  '/blog',
  article,
  ...project.content.info.slice(0, 1).map(entryPath),
];

export { expect };

export const at = (path: string) => `${site.basePath}${path.slice(1)}`;

export const pathFrom = (href: string | null) => `/${href?.slice(site.basePath.length)}`;

/** So that no test depends on third parties. */
export const answerThirdParties = (page: Page) =>
  page.route(
    (url) => url.hostname !== 'localhost',
    (route) =>
      route.request().resourceType() === 'script'
        ? route.fulfill({ contentType: 'text/javascript', body: '' })
        : route.fulfill({ contentType: 'text/html', body: '<title>Third party</title>' }),
  );

/** A test of a fault about which the browser complains. */
export const testAllowingErrors = base.extend({
  // Not for the whole context: in Firefox, new tabs would then stay empty.
  page: async ({ page }, use) => {
    await answerThirdParties(page);
    await use(page);
  },
});

/** A test that fails when the console says anything, a script throws or a request fails. */
export const test = testAllowingErrors.extend<{
  /** What the console said and which requests failed; has to be empty at the end. */
  complaints: string[];
}>({
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
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Makes the browser say that its visitor saves data, so that nothing is fetched ahead. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

/** Waits until the page is hydrated: its submenus have a state, React has marked its heading and has no more to do. */
export async function hydrated(page: Page) {
  await page.waitForFunction(
    () =>
      document.querySelector('header [data-open]') &&
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );
  // React marks what it looks at; the rest of a long page takes it some more tasks.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Not every engine says when it is idle; the limit is for busy machines.
        if ('requestIdleCallback' in window)
          requestIdleCallback(() => resolve(), { timeout: 5000 });
        else setTimeout(resolve);
      }),
  );
}

export async function open(page: Page, path: string) {
  await page.goto(at(path));
  await hydrated(page);
}

/** The navigation on wide screens. */
export const nav = (page: Page) =>
  page.getByRole('navigation', { name: strings.layout.mainNavigation });

export const inMenu = (page: Page, name: string) =>
  nav(page).getByRole('link', { name, exact: true });

export const homeLink = (page: Page) =>
  page
    .getByRole('banner')
    .locator(`a[href="${at('/')}"]:visible`)
    .first();

/** The link to the new patients' special in the footer. */
export const inFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: strings.labels.newPatientSpecial });

export async function arrive(page: Page, path: string) {
  await expect(page).toHaveURL(at(path));
  const there = project.pages.find((other) => other.path === path);
  await expect(page.locator('h1')).toHaveText(there?.heading ?? 'none');
}

/** Clicks the first link to `path`; waits until it has rendered without a full load and its h1 has focus. */
export async function follow(page: Page, path: string) {
  await page
    .locator(`a[href="${at(path)}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await arrive(page, path);
  await expect(page.locator('h1')).toBeFocused();
}

/** Pushes an address and fakes `popstate`, so that the router opens it; also addresses that no link leads to. */
export const moveTo = (page: Page, path: string) =>
  page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, at(path));

/** Marks the document, its header and its footer, to see whether they are still the same ones later. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('html, header, footer'))
      part.setAttribute('data-marked', '');
  });

/** Whether no full load has come in between. */
export const isMarked = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('[data-marked]').length === 3);

/** Addresses of the documents that are requested from now on. */
export function documentLoads(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

/** Keeps requests under way until they are let go. */
export async function hold(page: Page, files: RegExp) {
  const held: Route[] = [];
  await page.route(files, (route) => {
    held.push(route);
  });
  return async () => {
    await page.unroute(files);
    await Promise.all(held.map((route) => route.fallback().catch(() => undefined)));
  };
}

/** Waits until the browser has painted, and has told observers what it has seen. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );

/** Opens the folds that have a form in them, which then loads. */
export const openForms = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details:has(iframe)'))
      fold.toggleAttribute('open', true);
  });

/**
 * What axe finds on the page as it is, with the elements. Third-party frames are others' pages: their titles
 * belong to ours and are checked, their content is not.
 */
export async function violations(page: Page, ignored: string[] = []) {
  const { violations: found } = await new AxeBuilder({ page })
    // Says of each rule only where it is broken, which takes a third of the time.
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
    // Without frames, axe needs no second page to collect its results in.
    .setLegacyMode()
    .disableRules(ignored)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** How much the page has moved so far, as the browser scores it. */
export const layoutShift = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as unknown as { value: number }[];
    observer.disconnect();
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
