/** Loads the code of a page after its hero is painted, after 1.5 seconds or at the first gesture. Inlined: see finishPage. */
export function startPage(files: readonly string[], clientScript: string) {
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const gestures = ['pointerdown', 'pointermove', 'touchstart', 'keydown'];
  const wait = new AbortController();
  const { signal } = wait;
  const begin = () => {
    if (signal.aborted) return;
    wait.abort();
    const links = files.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
    const script = document.createElement('script');
    document.head.append(...links, Object.assign(script, { type: 'module', src: clientScript }));
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));
  if (!hero || hero.complete) afterPaint();
  hero?.addEventListener('load', afterPaint);
  hero?.addEventListener('error', afterPaint);
  setTimeout(begin, 1500);
  for (const gesture of gestures) addEventListener(gesture, begin, { passive: true, signal });
}
