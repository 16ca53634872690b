/** Starts a page's code after the hero has been painted, 1.5 seconds or a first gesture; inlined into each page. */
export function startPage(files: readonly string[], entry: string) {
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const gestures = ['pointerdown', 'pointermove', 'touchstart', 'keydown'];
  const waiting = new AbortController();
  const { signal } = waiting;
  const begin = () => {
    if (signal.aborted) return;
    waiting.abort();
    const links = files.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
    const script = document.createElement('script');
    document.head.append(...links, Object.assign(script, { type: 'module', src: entry }));
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));
  if (!hero || hero.complete) afterPaint();
  hero?.addEventListener('load', afterPaint);
  hero?.addEventListener('error', afterPaint);
  setTimeout(begin, 1500);
  for (const gesture of gestures) addEventListener(gesture, begin, { passive: true, signal });
}
