import { expect, open, test } from '../site.ts';

for (const path of ['/', '/services']) {
  test(`an item that is opened under an open one does not move, at any time: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const drifts = await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      const found: number[] = [];
      const openItem = async (summary: HTMLElement) => {
        const top = () => summary.getBoundingClientRect().top;
        const before = top();
        let drift = 0;
        summary.focus({ preventScroll: true });
        summary.click();
        do {
          await frame();
          drift = Math.max(drift, Math.abs(top() - before));
        } while (document.getAnimations().some((each) => each instanceof CSSTransition));
        return drift;
      };
      for (const item of document.querySelectorAll('main details[name] + details[name]')) {
        const above = item.previousElementSibling?.querySelector('summary');
        const below = item.querySelector('summary');
        if (!above || !below?.checkVisibility()) continue;
        await openItem(above);
        below.scrollIntoView({ block: 'center', behavior: 'instant' });
        await frame();
        found.push(await openItem(below));
      }
      return found;
    });
    expect(drifts).not.toEqual([]);
    expect(Math.max(...drifts)).toBeLessThan(1);
  });
}
