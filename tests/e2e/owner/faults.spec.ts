import { chromium, type Page } from 'playwright/test';
import { findChromium } from '../../../tooling/commands/chromium.ts';
import { anyCode, codeOf, ownCodeOf } from '../scriptFiles.ts';
import {
  answerThirdParties,
  arrive,
  article,
  at,
  documentLoads,
  expect,
  follow,
  hold,
  homeLink,
  inFooter,
  isMarked,
  markDocument,
  open,
  pageTypes,
  painted,
  saveData,
  strings,
  test,
  testAllowingErrors,
} from '../site.ts';

/** A file that the client script imports, and one that it requests when it runs. */
const someCode = { imports: codeOf(article).at(0), requests: codeOf(article).at(-1) };

for (const [name, file] of Object.entries(someCode)) {
  testAllowingErrors(
    `if a file of code that the client script ${name} stays missing, the page loads once more, then stays, and its links work`,
    async ({ page }) => {
      await saveData(page);
      const loads = documentLoads(page);
      await page.route(`**${file}`, (route) => route.fulfill({ status: 404 }));
      await page.goto(at(article), { waitUntil: 'commit' });
      await page.waitForFunction(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        return navigation?.toJSON().type === 'reload';
      });
      await page.waitForLoadState('networkidle');
      await arrive(page, article);
      await inFooter(page).press('Enter');
      await arrive(page, '/new-patients');
      expect(loads).toEqual([article, article, '/new-patients'].map(at));
    },
  );
}

/** What keeps a page from being loaded once more. */
const obstacles: Record<string, (page: Page) => Promise<unknown>> = {
  'the connection is lost': (page) =>
    page.route(`**${at('/contact')}`, (route) =>
      route.request().isNavigationRequest() ? route.fallback() : route.abort(),
    ),
  'somebody fills in its form': (page) => page.locator('main iframe').first().focus(),
};

for (const [name, arrange] of Object.entries(obstacles)) {
  testAllowingErrors(`a page whose code is missing stays if ${name}`, async ({ page }) => {
    const loads = documentLoads(page);
    await page.route(anyCode, (route) => route.fulfill({ status: 404 }));
    const letGo = await hold(page, anyCode);
    await page.goto(at('/contact'), { waitUntil: 'domcontentloaded' });
    await arrange(page);
    await letGo();
    await page.waitForLoadState('networkidle');
    expect(loads).toEqual([at('/contact')]);
  });
}

test.describe('a page whose code does not arrive', () => {
  test('is announced as loading, and loaded in full after 5 seconds', async ({ page }) => {
    await page.clock.install();
    await hold(page, ownCodeOf('/new-patients'));
    await open(page, '/blog');
    await markDocument(page);
    await page.clock.pauseAt(Date.now() + 600_000);
    await inFooter(page).press('Enter');
    const note = page.getByRole('status').filter({ hasText: strings.layout.loading });
    await page.clock.runFor(100);
    await expect(note).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(note).toBeVisible();
    await page.clock.runFor(4_000);
    expect(await isMarked(page)).toBe(true);
    await page.clock.runFor(1_000);
    await arrive(page, '/new-patients');
    expect(await isMarked(page)).toBe(false);
  });

  test('gives way to another that is requested meanwhile', async ({ page }) => {
    const letGo = await hold(page, ownCodeOf('/new-patients'));
    await open(page, '/blog');
    await markDocument(page);
    await inFooter(page).press('Enter');
    await homeLink(page).click();
    await arrive(page, '/');
    const arrived = page.waitForEvent('requestfinished', (request) =>
      ownCodeOf('/new-patients').test(request.url()),
    );
    await letGo();
    await arrived;
    await painted(page);
    await arrive(page, '/');
    await expect(page.getByText(strings.layout.loading)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });
});

/** Conditions of some visitors' browsers. */
const lacks: Record<string, () => void> = {
  'storage that throws': () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  },
  'an extension in the page': () => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.setAttribute('data-extension', '');
      document.body.setAttribute('data-extension', '');
      document.head.append(document.createElement('meta'));
      document.body.prepend(document.createElement('div'));
      document.body.append(document.createElement('extension-panel'));
    });
  },
};

for (const [name, take] of Object.entries(lacks)) {
  test(`with ${name} pages work`, async ({ page }) => {
    await page.addInitScript(take);
    for (const path of ['/', '/contact']) {
      await open(page, path);
      await arrive(page, path);
      await follow(page, '/new-patients');
    }
  });
}

/** Wraps each text node in elements, as browsers do to translate a page. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest('script, style, font')) found.push(text);
  }
  for (const text of found) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(`${text.data} `);
    text.replaceWith(font);
  }
};

/** Sentences whose translated parts stand beside each other as items of a flex box or a grid. */
const tornSentences = () =>
  [...document.querySelectorAll('font + font')].flatMap(({ parentElement: parent }) =>
    parent && /flex|grid/.test(getComputedStyle(parent).display) ? parent.textContent : [],
  );

for (const path of pageTypes) {
  const next = path === '/new-patients' ? '/' : '/new-patients';

  test(`${path} stays as it is if it is translated before hydration, and its links work`, async ({
    page,
  }) => {
    const loads = documentLoads(page);
    const letGo = await hold(page, anyCode);
    await page.goto(at(path), { waitUntil: 'domcontentloaded' });
    await page.evaluate(translate);
    await letGo();
    await page.waitForLoadState('networkidle');
    await painted(page);
    await expect(page.locator('h1').locator('font')).not.toHaveCount(0);
    await page
      .locator(`a[href="${at(next)}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await arrive(page, next);
    expect(loads).toEqual([path, next].map(at));
  });

  testAllowingErrors(`${path} works if it is translated after hydration`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(translate);
    await painted(page);
    // After an error the page would have been loaded again, untranslated.
    await expect(page.locator('h1').locator('font')).not.toHaveCount(0);
    expect(await page.evaluate(tornSentences)).toEqual([]);
    await follow(page, next);
  });
}

for (const path of ['/', '/services/conditions', '/contact', article]) {
  test(`${path} keeps its scroll position and works when it comes from the back/forward cache`, async ({
    baseURL,
  }) => {
    const browser = await chromium.launch({
      ...test.info().project.use.launchOptions,
      // The headless shell has no such cache.
      executablePath: findChromium() ?? '',
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage(baseURL ? { baseURL } : {});
      await answerThirdParties(page);
      await page.addInitScript(() => {
        addEventListener('pageshow', ({ persisted }) => {
          if (!persisted) return;
          // As in WebKit, which has not restored the scroll position yet.
          scrollTo({ top: 0, behavior: 'instant' });
          document.documentElement.setAttribute('data-restored', '');
        });
      });
      await open(page, path);
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      // The browser does not cache a page that is still loading.
      await page.waitForLoadState('networkidle');
      await page.goto(at('/feed.xml'));
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.locator('html[data-restored]')).toBeAttached();
      expect(await page.evaluate(() => scrollY)).toBe(300);
      await follow(page, '/new-patients');
    } finally {
      await browser.close();
    }
  });
}
