import { chromium, type Page, test as plain, type Route } from 'playwright/test';
import { heightLimits } from '../../src/lib/embedMessages.ts';
import { providerOrigin } from '../fixtures/provider.ts';
import {
  expect,
  follow,
  hydrated,
  isMarked,
  markDocument,
  open,
  pages,
  pageTypes,
  providerSitePort,
  saveData,
  stubThirdParties,
  test,
} from './site.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const newPatients = 'Your new patient special starts here';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Keeps requests for some code under way until they are let go. */
async function hold(page: Page, code: RegExp) {
  const held: Route[] = [];
  await page.route(code, (route) => {
    held.push(route);
  });
  return async () => {
    await page.unroute(code);
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}

for (const path of ['/contact', '/blog/back-pain-relief']) {
  plain(
    `each file of code of ${path} can be missing: the page stays, its links work`,
    async ({ page }) => {
      plain.setTimeout(90_000);
      await stubThirdParties(page);
      await saveData(page);
      const files = new Set<string>();
      page.on('request', (request) => {
        const name = /\/assets\/(.*\.js)$/.exec(request.url())?.[1];
        if (name) files.add(name);
      });
      await open(page, path);
      const title = (await heading(page).textContent()) ?? '';
      expect(files.size).toBeGreaterThan(5);
      for (const file of [...files]) {
        await page.route(`**/assets/${file}`, (route) => route.fulfill({ status: 404 }));
        await page.goto(path);
        await markDocument(page);
        // Time for a loop to begin. The network may never count as idle: the document before had frames under way.
        await page.waitForTimeout(1_000);
        expect(await isMarked(page), `no loop without ${file}`).toBe(true);
        expect(await heading(page).textContent(), `without ${file}`).toBe(title);
        await nav(page).getByRole('link', { name: 'New Patients' }).click();
        await expect(page).toHaveURL('/new-patients');
        await expect(heading(page)).toHaveText(newPatients);
        await page.unroute(`**/assets/${file}`);
      }
    },
  );
}

test.describe('a page that does not come', () => {
  test('is announced at once and loaded in full after 5 seconds', async ({ page }) => {
    await page.clock.install();
    await hold(page, /\/assets\/about-.*\.js/);
    await open(page, '/blog');
    await markDocument(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await nav(page).getByRole('link', { name: 'About' }).click();
    const note = page.getByRole('status').filter({ hasText: 'Loading the page' });
    await page.clock.runFor(100);
    await expect(note).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(note).toBeVisible();
    await page.clock.runFor(4_000);
    expect(await isMarked(page)).toBe(true);
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toHaveText('The people who will know your name');
    expect(await isMarked(page)).toBe(false);
  });

  test('gives way to another that is asked for meanwhile', async ({ page }) => {
    const letGo = await hold(page, /\/assets\/about-.*\.js/);
    await open(page, '/blog');
    await markDocument(page);
    await nav(page).getByRole('link', { name: 'About' }).click();
    await nav(page).getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(heading(page)).toHaveText('Let us find you a time');
    await letGo();
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toHaveText('Let us find you a time');
    await expect(page).toHaveURL('/contact');
    await expect(page.getByText('Loading the page')).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });
});

test('thirty quick clicks end at the last page', async ({ page }) => {
  await open(page, '/blog');
  await markDocument(page);
  const links = await page
    .locator('main a[href^="/blog/"]')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
  const paths = Array.from({ length: 30 }, (_, index) =>
    index % 2 === 0 ? (links[index % links.length] ?? '') : '/about',
  );
  await page.evaluate((all) => {
    for (const path of all) document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
  }, paths);
  await expect(page).toHaveURL('/about');
  await expect(heading(page)).toHaveText('The people who will know your name');
  expect(await isMarked(page)).toBe(true);
});

for (const [what, pattern] of [
  ['pictures', /\.(avif|webp|png|jpg|svg)/],
  ['fonts', /\.woff2/],
] as const) {
  plain(`without ${what} pages can be read and left`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(pattern, (route) => route.abort());
    await open(page, '/');
    await expect(heading(page)).toBeVisible();
    await follow(page, '/conditions/sciatica');
    await expect(heading(page)).toBeFocused();
    expect(errors).toEqual([]);
  });
}

test('fonts that are late for the first page are there on the next', async ({ page }) => {
  await page.route(/\.woff2/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const width = () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: /555/ })
      .evaluate((element) => element.getBoundingClientRect().width);
  await open(page, '/about');
  const fallback = await width();
  await page.waitForLoadState('networkidle');
  expect(await width()).toBe(fallback);
  await follow(page, '/contact');
  await expect(heading(page)).toBeFocused();
  await expect.poll(width).not.toBe(fallback);
});

/** What some browsers lack or forbid. */
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
  'no events of media queries': () => {
    for (const name of ['addEventListener', 'removeEventListener'])
      Object.defineProperty(MediaQueryList.prototype, name, { value: undefined });
  },
};

for (const [name, take] of Object.entries(lacks)) {
  test(`with ${name} pages work`, async ({ page }) => {
    await page.addInitScript(take);
    for (const path of ['/', '/contact']) {
      await open(page, path);
      await expect(heading(page)).not.toHaveText(/Error/);
      await follow(page, '/about');
      await expect(heading(page)).toHaveText('The people who will know your name');
    }
  });
}

test('third parties that never answer hold nothing up', async ({ page }) => {
  await page.unrouteAll();
  await page.route(
    (url) => url.hostname !== 'localhost',
    () => {},
  );
  await page.goto('/contact', { waitUntil: 'commit' });
  await hydrated(page);
  await follow(page, '/about');
  await expect(heading(page)).toBeFocused();
});

const withProvider = test.extend({ baseURL: `http://localhost:${providerSitePort}` });

withProvider('a frame is never higher than a form may ask for', async ({ page }) => {
  await open(page, '/contact');
  const frame = page.locator('iframe[data-form-id]');
  await frame.evaluate((element) => element.style.setProperty('height', '99999px'));
  expect((await frame.boundingBox())?.height).toBe(heightLimits.most);
});

plain('a frame can neither open dialogs nor take the window away', async ({ page }) => {
  await page.route(`${providerOrigin}/widget/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<body onclick="top.location = 'about:blank'" style="height: 100vh"><script>alert('Pay here')</script>`,
    }),
  );
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await open(page, `http://localhost:${providerSitePort}/contact`);
  await page.locator('iframe[data-form-id]').click();
  await expect.poll(() => said.join()).toMatch(/navigate|frame/i);
  await expect(page).toHaveURL(/\/contact$/);
  expect(dialogs).toEqual([]);
});

test('frames that an ad blocker hides leave the phone and a link', async ({ page }) => {
  await open(page, '/contact');
  await page.evaluate(() => {
    for (const { style } of document.querySelectorAll('iframe'))
      style.setProperty('display', 'none', 'important');
  });
  const embed = page.locator('[data-embed]').first();
  await expect(embed.getByRole('link', { name: 'Call instead' })).toBeVisible();
  await expect(embed.getByRole('link', { name: /in a new tab/ })).toHaveAttribute('href', /\S/);
  await follow(page, '/about');
  await expect(heading(page)).toBeFocused();
});

/** Wraps each text of the page in an element, as translating browsers do. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest('script, style, font')) texts.push(text);
  }
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(`${text.data} `);
    text.replaceWith(font);
  }
};

for (const when of ['before', 'after'] as const) {
  plain(`a page translated ${when} hydration works and can be left`, async ({ page }) => {
    plain.setTimeout(90_000);
    for (const path of pageTypes) {
      const letGo = await hold(page, /\/assets\/.*\.js/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      if (when === 'before') await page.evaluate(translate);
      await letGo();
      await hydrated(page);
      if (when === 'after') await page.evaluate(translate);
      await page.waitForTimeout(300);
      await expect(heading(page)).not.toHaveText(/Error/);
      // An error would have brought the page anew, in its own language.
      if (when === 'after') expect(await heading(page).locator('font').count()).toBeGreaterThan(0);
      await follow(page, path === '/about' ? '/blog' : '/about');
      await expect(heading(page)).not.toHaveText(/Error/);
      await expect(heading(page)).toHaveText(
        path === '/about' ? /Read before you hurt/ : /The people who will know your name/,
      );
    }
  });
}

test('what extensions add to the page is no harm', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.setAttribute('data-extension', '');
      document.body.setAttribute('data-extension', '');
      document.head.append(document.createElement('meta'));
      document.body.prepend(document.createElement('div'));
      document.body.append(document.createElement('extension-panel'));
    });
  });
  for (const path of ['/', '/contact', '/blog']) {
    await open(page, path);
    await expect(page.locator('extension-panel')).toBeAttached();
    await follow(page, '/about');
    await expect(heading(page)).toBeFocused();
  }
});

test('pages come back from the back/forward cache as they were left', async ({ baseURL }) => {
  const browser = await chromium.launch({
    ...plain.info().project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      // WebKit has not restored the place at this time.
      scrollTo({ top: 0, behavior: 'instant' });
      document.documentElement.setAttribute('data-restored', '');
    });
  });
  try {
    for (const path of pageTypes) {
      await open(page, path);
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      await page.goto('/feed.xml');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.locator('html[data-restored]'), path).toBeAttached();
      expect(await page.evaluate(() => scrollY)).toBe(300);
      await follow(page, path === '/about' ? '/blog' : '/about');
      await expect(heading(page)).toBeFocused();
    }
  } finally {
    await browser.close();
  }
});

test('on paper there is the page, and nothing that is for screens', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of pageTypes) {
    await open(page, path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    await expect(nav(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Book An' })).toBeHidden();
    const hero = page.locator('main section').first();
    expect((await hero.boundingBox())?.height).toBeLessThan(700);
    await expect(hero).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('iframe:visible')).toHaveCount(0);
    await expect(page.getByText(/\(\d{3}\) \d{3}-\d{4}/).first()).toBeVisible();
  }
});

test('the way is drawn where the map has not come, and in print', async ({ page }) => {
  await open(page, '/contact');
  const drawn = page.locator('[data-embed] [data-side]');
  const frame = page.getByTitle(/^Map showing/);
  const [inner, outer] = [await drawn.boundingBox(), await frame.boundingBox()];
  expect(inner).toEqual(outer);
  await expect(frame).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: 'print' });
  await expect(frame).toBeHidden();
  await expect(drawn).toBeVisible();
  await expect(page.getByText(/^From I-35, take the 95th Street exit/)).toBeVisible();
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.evaluate(() => {
    document.addEventListener('transitionrun', () =>
      document.documentElement.setAttribute('data-moved', ''),
    );
    document.addEventListener('animationstart', () =>
      document.documentElement.setAttribute('data-moved', ''),
    );
  });
  await nav(page).getByRole('link', { name: 'Services', exact: true }).hover();
  await expect(nav(page).getByRole('link', { name: 'Sports chiropractic' })).toBeVisible();
  await page.getByText('Do you take insurance?').click();
  await follow(page, '/about');
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('html[data-moved]')).toHaveCount(0);
});

test('with data saver no code is fetched ahead', async ({ page }) => {
  await saveData(page);
  await open(page, '/blog');
  await page.waitForLoadState('networkidle');
  const ahead: string[] = [];
  page.on('request', (request) => ahead.push(request.url()));
  await nav(page).getByRole('link', { name: 'About' }).hover();
  await page.waitForTimeout(500);
  expect(ahead.filter((url) => url.endsWith('.js'))).toEqual([]);
});

test('the page behind a link in sight is there before the tap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/blog');
  const link = page.locator('main a[href^="/blog/"]').first();
  await link.scrollIntoViewIfNeeded();
  const path = (await link.getAttribute('href')) ?? '';
  const code = new RegExp(`/assets/.*${path}\\.js`);
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    )
    .toContainEqual(expect.stringMatching(code));
  await page.waitForLoadState('networkidle');
  const late: string[] = [];
  page.on('request', (request) => late.push(request.url()));
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toBeFocused();
  expect(late.filter((url) => url.endsWith('.js'))).toEqual([]);
});

test('until a page is hydrated the browser fetches the document of a link under the mouse, then no more', async ({
  page,
}) => {
  const fetched: string[] = [];
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Preload.enable');
  devTools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => fetched.push(prefetchUrl));
  const link = nav(page).getByRole('link', { name: 'New Patients' });
  const code = /\/assets\/.*\.js/;
  await page.route(code, () => {});
  await page.goto('/about', { waitUntil: 'commit' });
  await link.hover();
  await expect.poll(() => fetched).toContainEqual(expect.stringMatching('/new-patients'));
  await page.unroute(code);
  await page.mouse.move(0, 0);
  await open(page, '/blog');
  fetched.length = 0;
  await link.hover();
  await page.waitForTimeout(600);
  expect(fetched).toEqual([]);
});

test('the hero of a followed link is painted before the text of its page', async ({ page }) => {
  await open(page, '/blog');
  const link = page.locator('main a[href^="/blog/"]').first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    const look = () => {
      const isNew = document.querySelector('h1') !== before;
      if (!isNew) requestAnimationFrame(look);
      else
        document.documentElement.dataset.first = String(document.querySelectorAll('main p').length);
    };
    look();
  });
  await link.click();
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-first', '0');
  await expect(page.locator('main article p').nth(5)).toBeAttached();
});

test('of many links in sight thirty are fetched for', async ({ page }) => {
  await page.addInitScript((paths) => {
    addEventListener('DOMContentLoaded', () => {
      const box = document.createElement('div');
      box.style.cssText = 'position: fixed; inset: 0 0 auto; z-index: 99';
      for (const path of paths) {
        const link = document.createElement('a');
        link.href = path;
        link.textContent = `${path} `;
        box.append(link);
      }
      document.body.append(box);
    });
  }, pages);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  const slugs = pages.map((path) => path.split('/').at(-1) ?? '').filter(Boolean);
  const fetched = slugs.filter((slug) =>
    scripts.some((url) => new RegExp(`/assets/.*\\b${slug}[-.].*js$`).test(url)),
  );
  expect(fetched.length).toBeGreaterThan(15);
  expect(fetched.length).toBeLessThanOrEqual(30);
});
