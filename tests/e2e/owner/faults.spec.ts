import { chromium } from 'playwright/test';
import { formatPhone } from '../../../src/lib/phone.ts';
import { anyCode, codeOf, ownCodeOf } from '../scriptFiles.ts';
import {
  answerThirdParties,
  arrive,
  article,
  at,
  condition,
  documentLoads,
  expect,
  follow,
  hold,
  homeLink,
  hydrated,
  inFooter,
  isMarked,
  markDocument,
  open,
  pageTypes,
  painted,
  saveData,
  site,
  strings,
  test,
  testAllowingErrors,
} from '../site.ts';

testAllowingErrors(
  'if any file of its code is missing, the page stays and its links work',
  async ({ page }) => {
    await saveData(page);
    const loads = documentLoads(page);
    for (const file of codeOf(article)) {
      await page.route(`**${file}`, (route) => route.fulfill({ status: 404 }));
      loads.length = 0;
      const missing = page.waitForResponse(`**${file}`);
      await page.goto(at(article));
      await missing;
      await painted(page);
      await arrive(page, article);
      await inFooter(page).press('Enter');
      await arrive(page, '/new-patients');
      expect(loads, `without ${file}`).toEqual([article, '/new-patients'].map(at));
      await page.unrouteAll();
    }
  },
);

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

testAllowingErrors('without pictures pages can be read, and their links work', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(/\.(avif|webp|png|jpg|svg)/, (route) => route.abort());
  await open(page, '/');
  await expect(page.locator('h1')).toBeVisible();
  await follow(page, condition);
  expect(errors).toEqual([]);
});

test('text is shown in fallback fonts until the web fonts have loaded', async ({ page }) => {
  const letGo = await hold(page, /\.woff2/);
  const width = () =>
    page
      .getByRole('banner')
      .getByText(formatPhone(site.phones.scheduling))
      .first()
      .evaluate((element) => element.getBoundingClientRect().width);
  await page.goto(at('/about'), { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
  const fallback = await width();
  await letGo();
  await expect.poll(width).not.toBe(fallback);
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
  'no IntersectionObserver': () => Reflect.deleteProperty(window, 'IntersectionObserver'),
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

for (const path of pageTypes) {
  testAllowingErrors(
    `${path} works if it is translated before or after hydration`,
    async ({ page }) => {
      const next = path === '/new-patients' ? '/' : '/new-patients';
      const letGo = await hold(page, anyCode);
      await page.goto(at(path), { waitUntil: 'domcontentloaded' });
      await page.evaluate(translate);
      await letGo();
      await hydrated(page);
      await painted(page);
      await follow(page, next);

      await open(page, path);
      await page.evaluate(translate);
      await painted(page);
      // After an error the page would have been loaded again, untranslated.
      await expect(page.locator('h1').locator('font')).not.toHaveCount(0);
      await follow(page, next);
    },
  );
}

test('pages from the back/forward cache keep their scroll position and work', async ({
  baseURL,
}) => {
  const browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
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
  try {
    for (const path of ['/', '/services/conditions', '/contact', article]) {
      await open(page, path);
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      // The browser does not cache a page that is still loading.
      await page.waitForLoadState('networkidle');
      await page.goto(at('/feed.xml'));
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.locator('html[data-restored]'), path).toBeAttached();
      expect(await page.evaluate(() => scrollY)).toBe(300);
      await follow(page, '/new-patients');
    }
  } finally {
    await browser.close();
  }
});
