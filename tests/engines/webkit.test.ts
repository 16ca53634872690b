import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pageTypes } from '../e2e/site.ts';
import { origin, serveListening } from './listeningSite.ts';
import { pageFaults } from './pageFaults.ts';
import { keys, openBrowser, startDriver } from './webDriver.ts';

const stop: (() => unknown)[] = [];
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  stop.push(await serveListening());
  stop.push(await startDriver());
});

afterAll(async () => {
  for (const end of stop) await end();
});

const wide = { width: 1280, height: 900 };

/** The small browser makes this 447 px, below which its own bar does not fit: the layout of phones. */
const narrow = { width: 390, height: 844 };

const path = async () => (await browser.url()).replace(origin, '');

const scrollTop = () => browser.run(() => scrollY);

const headingIsFocused = () => browser.run(() => document.activeElement?.localName === 'h1');

/** What the document has said and does not say again. */
const complaints = () => browser.run(() => window.said?.splice(0) ?? []);

/** Opens a page and waits until it is hydrated. */
async function open(address: string) {
  await browser.goto(origin + address);
  await expect
    .poll(() => browser.run(() => document.querySelector('header [data-open]') !== null))
    .toBe(true);
}

const shown = (selector: string, text?: string) => async () =>
  browser.isShown(await browser.find(selector, text));

const nav = 'nav[aria-label=Main]';

describe('with JavaScript', () => {
  beforeAll(async () => {
    browser = await openBrowser();
    console.log(`WebKitGTK ${browser.version}`);
  });

  afterEach(async () => {
    expect(await complaints()).toEqual([]);
  });

  afterAll(() => browser.close());

  for (const size of [wide, narrow]) {
    describe(`${size.width} pixels wide`, () => {
      beforeAll(() => browser.resize(size.width, size.height));

      test.each(pageTypes)('%s is whole', async (address) => {
        await open(address);
        await expect.poll(() => browser.run(pageFaults)).toEqual([]);
      });
    });
  }

  describe('wide screens', () => {
    beforeAll(() => browser.resize(wide.width, wide.height));

    test('submenus open on hover and close after the pointer has left', async () => {
      await open('/');
      const sports = shown(`${nav} a`, 'Sports chiropractic');
      expect(await sports()).toBe(false);
      await browser.hover(await browser.find(`${nav} a`, 'Services'));
      await expect.poll(sports).toBe(true);
      await browser.hover(await browser.find(`${nav} a`, 'Conditions'));
      await expect.poll(shown(`${nav} a`, 'Sinus relief')).toBe(true);
      await browser.moveTo(10, 600);
      await expect.poll(sports).toBe(false);
    });

    test('submenus open by keyboard and close on Escape', async () => {
      await open('/');
      const toggle = await browser.find(`${nav} button`, 'Services submenu');
      await browser.run((button: HTMLElement) => button.focus(), toggle);
      await browser.press(keys.enter);
      await expect.poll(shown(`${nav} a`, 'Sports chiropractic')).toBe(true);
      await browser.press(keys.tab);
      const first = await browser.find(`${nav} a`, 'Family chiropractic care');
      await expect.poll(() => browser.isFocused(first)).toBe(true);
      await browser.press(keys.escape);
      await expect.poll(shown(`${nav} a`, 'Sports chiropractic')).toBe(false);
      expect(await browser.isFocused(toggle)).toBe(true);
    });

    test('links lead on in the same document, heading focused, top first', async () => {
      await open('/blog');
      await browser.run(() => document.documentElement.setAttribute('data-marked', ''));
      for (const address of pageTypes) {
        await browser.run((to: string) => {
          scrollTo(0, 2000);
          document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click();
        }, address);
        await expect.poll(path).toBe(address);
        await expect.poll(headingIsFocused).toBe(true);
        await expect.poll(scrollTop).toBe(0);
      }
      expect(await browser.run(() => document.documentElement.hasAttribute('data-marked'))).toBe(
        true,
      );
    });

    test('Back restores the place and leaves the focus alone', async () => {
      await open('/services/conditions');
      await browser.run(() => scrollTo(0, 1200));
      await browser.click(await browser.find('main a[href="/conditions/neck-pain"]'));
      await expect.poll(path).toBe('/conditions/neck-pain');
      await expect.poll(headingIsFocused).toBe(true);
      await browser.back();
      await expect.poll(path).toBe('/services/conditions');
      await expect.poll(scrollTop).toBeGreaterThan(500);
      expect(await headingIsFocused()).toBe(false);
    });

    // Of the same site, for the small browser keeps no page alive behind one of another site; and without a form, whose
    // script would still be on its way.
    test('Back from another document restores the place', async () => {
      await open('/services');
      const distance = async () => Math.abs((await scrollTop()) - 900);
      await browser.run(() => scrollTo(0, 900));
      await expect.poll(distance).toBeLessThan(2);
      await browser.goto(`${origin}/feed.xml`);
      await browser.back();
      await expect.poll(path).toBe('/services');
      await expect.poll(distance).toBeLessThan(2);
    });

    test('a link to a collapsed item opens it', async () => {
      await open('/services#sciatica');
      await expect.poll(shown('#sciatica')).toBe(true);
    });

    test('one item is open at a time, and can be closed', async () => {
      await open('/');
      const insurance = await browser.find('summary', 'Do you take insurance?');
      const cost = await browser.find('summary', 'How much does a visit cost?');
      const opened = () =>
        browser.run(() =>
          [...document.querySelectorAll('main details[open] > summary')].map(
            ({ textContent }) => textContent,
          ),
        );
      await browser.click(insurance);
      await expect.poll(opened).toEqual(['Do you take insurance?']);
      await browser.click(cost);
      await expect.poll(opened).toEqual(['How much does a visit cost?']);
      await browser.click(cost);
      await expect.poll(opened).toEqual([]);
    });

    test('the sample survey goes step by step', async () => {
      await open('/');
      const survey = await browser.find('#lead-survey');
      await browser.run((frame: Element) => frame.scrollIntoView({ block: 'center' }), survey);
      await browser.enterFrame(survey);
      const choose = async (words: string) =>
        browser.click(await browser.find('label, label span', words));
      const press = async (name: string) => browser.click(await browser.find('button', name));
      await expect.poll(shown('label span', 'Neck or shoulder')).toBe(true);
      await choose('Neck or shoulder');
      await press('Next');
      await choose('Weeks');
      await press('Next');
      await browser.type(await browser.find('input[name=name]'), 'A visitor');
      await browser.type(await browser.find('input[type=tel]'), '555');
      await press('Send');
      await expect
        .poll(() => browser.run(() => document.querySelector('[role=status]')?.textContent))
        .toContain('nothing was sent');
      await browser.enterFrame(null);
    });

    test('unknown addresses show the not-found page', async () => {
      await open('/conditions/nope');
      expect(await browser.run(() => document.querySelector('h1')?.textContent)).toBe(
        'Oops! Page not found',
      );
      expect(await complaints()).toEqual(['error: 404: there is no page at /conditions/nope']);
      await browser.click(await browser.find('main a', 'Return to Home'));
      await expect.poll(path).toBe('/');
      await expect.poll(headingIsFocused).toBe(true);
    });
  });

  describe('small screens', () => {
    const menu = 'dialog[aria-label=Menu]';
    const isOpen = () => browser.run(() => document.querySelector('dialog')?.open);
    const openMenu = async () => {
      await browser.click(await browser.find('header button', 'Open the menu'));
      await expect.poll(isOpen).toBe(true);
    };

    beforeAll(() => browser.resize(narrow.width, narrow.height));
    beforeEach(() => open('/about'));

    test('the menu opens, keeps the focus and gives it back', async () => {
      await openMenu();
      for (let presses = 0; presses < 5; presses += 1) {
        await browser.press(keys.tab);
        expect(
          await browser.run(() =>
            Boolean(
              document.activeElement?.closest('dialog') ?? document.activeElement === document.body,
            ),
          ),
        ).toBe(true);
      }
      await browser.press(keys.escape);
      await expect.poll(isOpen).toBe(false);
      expect(await browser.isFocused(await browser.find('header button', 'Open the menu'))).toBe(
        true,
      );
    });

    test('the menu closes by its button and when a page is chosen', async () => {
      await openMenu();
      await browser.click(await browser.find(`${menu} button`, 'Close the menu'));
      await expect.poll(isOpen).toBe(false);
      await openMenu();
      await browser.click(await browser.find(`${menu} a`, 'New Patients'));
      await expect.poll(path).toBe('/new-patients');
      await expect.poll(isOpen).toBe(false);
      await expect.poll(headingIsFocused).toBe(true);
    });

    test('its sections collapse', async () => {
      await openMenu();
      await browser.click(await browser.find(`${menu} summary`, 'Services'));
      await expect.poll(shown(`${menu} a`, 'Sports chiropractic')).toBe(true);
      await browser.click(await browser.find(`${menu} summary`, 'Services'));
      await expect.poll(shown(`${menu} a`, 'Sports chiropractic')).toBe(false);
    });

    test('booking is at the bottom', async () => {
      await browser.click(await browser.find('nav[aria-label="Quick actions"] a', 'Book'));
      await expect.poll(path).toBe('/contact');
    });
  });
});

// On phones the menu's button does nothing here before Safari 26.2, which has `command`; the footer leads on.
describe('without JavaScript', () => {
  beforeAll(async () => {
    browser = await openBrowser({ javaScript: false });
    await browser.resize(wide.width, wide.height);
  });

  afterAll(() => browser.close());

  test.each(pageTypes)('%s is whole and can be left', async (address) => {
    await browser.goto(origin + address);
    await expect.poll(() => browser.run(pageFaults)).toEqual([]);
    await browser.click(await browser.find('footer a', 'Book An Appointment'));
    await expect.poll(path).toBe('/contact');
  });

  test('submenus open on hover', async () => {
    await browser.goto(`${origin}/`);
    await browser.hover(await browser.find(`${nav} a`, 'Services'));
    await expect.poll(shown(`${nav} a`, 'Sports chiropractic')).toBe(true);
  });

  test('items open', async () => {
    await browser.goto(`${origin}/`);
    await browser.click(await browser.find('summary', 'Do you take insurance?'));
    await expect
      .poll(() => browser.run(() => document.querySelectorAll('main details[open]').length))
      .toBe(1);
  });
});
