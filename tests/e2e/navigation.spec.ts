import { expect, open, test } from './site.ts';

const wide = { width: 1280, height: 900 };

test.describe('wide screens', () => {
  // A menu that is still moving makes the tool scroll the page, which moves the menu from under the pointer.
  test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

  test('submenus open on hover, stay while the pointer is back in time, and close after it left', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const sports = nav.getByRole('link', { name: 'Sports chiropractic' });
    const services = nav.getByRole('link', { name: 'Services', exact: true });
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(sports).toBeHidden();
    await services.hover();
    await expect(sports).toBeVisible();
    await page.mouse.move(10, 600);
    await page.clock.runFor(100);
    await expect(sports).toBeVisible();
    await services.hover();
    await page.clock.runFor(1000);
    await expect(sports).toBeVisible();
    await page.mouse.move(10, 600);
    await page.clock.runFor(160);
    await expect(sports).toBeHidden();
  });

  test('the conditions submenu opens beside the services and scrolls within 24 rem', async ({
    page,
  }) => {
    await open(page, '/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Services', exact: true }).hover();
    await nav.getByRole('link', { name: 'Conditions', exact: true }).hover();
    const last = nav.getByRole('link', { name: 'Respiratory conditions' });
    await expect(last).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Sinus relief' })).toBeInViewport();
    const panel = last.locator('xpath=ancestor::div[1]');
    const { offsetHeight, scrollHeight } = await panel.evaluate((element: HTMLElement) => ({
      offsetHeight: element.offsetHeight,
      scrollHeight: element.scrollHeight,
    }));
    expect(offsetHeight).toBeLessThanOrEqual(24 * 16);
    expect(scrollHeight).toBeGreaterThan(offsetHeight);
    await last.click();
    await expect(page).toHaveURL('/conditions/respiratory-conditions');
    await expect(last).toBeHidden();
  });

  test('in a low window, too, each condition can be reached', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await open(page, '/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Services', exact: true }).hover();
    await nav.getByRole('link', { name: 'Conditions', exact: true }).hover();
    const panel = nav.getByRole('link', { name: 'Sinus relief' }).locator('xpath=ancestor::div[1]');
    const box = await panel.boundingBox();
    expect((box?.y ?? 650) + (box?.height ?? 650)).toBeLessThanOrEqual(650);
    await panel.hover();
    await page.mouse.wheel(0, 2000);
    await expect(nav.getByRole('link', { name: 'Respiratory conditions' })).toBeInViewport();
  });

  test('until the page is hydrated, submenus open on hover', async ({ page }) => {
    await page.route(/\/assets\/.*\.js/, () => {});
    await page.goto('/', { waitUntil: 'commit' });
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(nav.getByRole('link', { name: 'Sports chiropractic' })).toBeVisible();
  });

  test('submenus open by keyboard, close on Escape and when focus leaves', async ({ page }) => {
    await open(page, '/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const toggle = nav.getByRole('button', { name: 'Services submenu' });
    const sports = nav.getByRole('link', { name: 'Sports chiropractic' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(sports).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name: 'Family chiropractic care' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sports).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await nav.getByRole('link', { name: 'Contact' }).focus();
    await expect(sports).toBeHidden();
  });

  test('Blog is under About', async ({ page }) => {
    await open(page, '/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'About', exact: true }).hover();
    await nav.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('the top bar hides beyond 100 pixels, moves nothing and is out of reach', async ({
    page,
  }) => {
    await open(page, '/about');
    const bar = page.locator('header > div').first();
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.evaluate(
      (element) => element.getBoundingClientRect().top + scrollY,
    );
    await page.mouse.wheel(0, 90);
    await page.waitForFunction(() => scrollY === 90);
    // The browser tells what is out of sight after it has painted.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
    await expect(bar).not.toHaveAttribute('inert');
    await expect(bar).toBeInViewport();
    await page.mouse.wheel(0, 30);
    await expect(bar).not.toBeInViewport();
    await expect(bar).toHaveAttribute('inert', '');
    const after = await heading.evaluate(
      (element) => element.getBoundingClientRect().top + scrollY,
    );
    // Some tools give places with an error of a hundred thousandth of a pixel.
    expect(after).toBeCloseTo(before, 3);
    await page.mouse.wheel(0, -200);
    await expect(bar).toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('submenus open on hover and focus', async ({ page }) => {
      await page.goto('/');
      const nav = page.getByRole('navigation', { name: 'Main' });
      const sports = nav.getByRole('link', { name: 'Sports chiropractic' });
      await expect(sports).toBeHidden();
      await nav.getByRole('link', { name: 'Services', exact: true }).hover();
      await expect(sports).toBeVisible();
      await page.mouse.move(10, 600);
      await expect(sports).toBeHidden();
      await nav.getByRole('link', { name: 'Services', exact: true }).focus();
      await expect(sports).toBeVisible();
    });
  });
});

test.describe('small screens', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu holds the page, and gives it and the focus back', async ({ page }) => {
    await open(page, '/about');
    const opener = page.getByRole('button', { name: 'Open the menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await opener.click();
    await expect(menu).toBeVisible();
    await page.mouse.wheel(0, 500);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the menu keeps the focus', async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          Boolean(document.activeElement?.closest('dialog')),
      );
      expect(isInside).toBe(true);
    }
  });

  test('the menu closes by its button, by a click outside and when a page is chosen', async ({
    page,
  }) => {
    await open(page, '/about');
    const opener = page.getByRole('button', { name: 'Open the menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await opener.click();
    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toBeHidden();
    await opener.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(menu).toBeHidden();
    await opener.click();
    await menu.getByRole('link', { name: 'New Patients' }).click();
    await expect(page).toHaveURL('/new-patients');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('the menu closes on Back and when the screen grows', async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Book An Appointment' }).click();
    await expect(page).toHaveURL('/contact');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.setViewportSize(wide);
    await expect(menu).toBeHidden();
  });

  test('its sections collapse; the conditions scroll within 12 rem', async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const sports = menu.getByRole('link', { name: 'Sports chiropractic' });
    await expect(sports).toBeHidden();
    await menu.getByText('Services', { exact: true }).click();
    await expect(sports).toBeVisible();
    await menu.getByText('Conditions', { exact: true }).click();
    const list = menu
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: 'Sinus relief' }) })
      .last();
    const { height, scrollHeight } = await list.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      scrollHeight: element.scrollHeight,
    }));
    expect(height).toBeLessThanOrEqual(12 * 16);
    expect(scrollHeight).toBeGreaterThan(height);
    await menu.getByText('Services', { exact: true }).click();
    await expect(sports).toBeHidden();
  });

  test('call, directions and booking are at the bottom', async ({ page }) => {
    await open(page, '/blog/back-pain-relief');
    const bar = page.getByRole('navigation', { name: 'Quick actions' });
    await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport();
    await expect(bar.getByRole('link', { name: 'Directions' })).toBeInViewport();
    await bar.getByRole('link', { name: 'Book' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens and leads on', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('link', { name: 'New Patients' }).click();
      await expect(page).toHaveURL('/new-patients');
    });
  });
});
