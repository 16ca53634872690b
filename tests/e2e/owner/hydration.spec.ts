import { anyCode } from '../scriptFiles.ts';
import { at, expect, hold, hydrated, painted, test } from '../site.ts';

test('hydration and reloading keep the scroll position', async ({ page }) => {
  // Late fonts may change the height of the content above, and scroll anchoring then scrolls.
  await hold(page, /\.woff2/);
  const letGo = await hold(page, anyCode);
  await page.goto(at('/blog'), { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  const place = () => page.evaluate(() => scrollY);
  const scroll = (top: number) =>
    page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await scroll(900);
  await letGo();
  await hydrated(page);
  await painted(page);
  expect(await place()).toBe(900);
  await scroll(1000);
  await painted(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await painted(page);
  expect(await place()).toBe(1000);
});
