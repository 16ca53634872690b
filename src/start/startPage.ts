/**
 * Loads the code of a page after its hero is painted, after 1.5 seconds or at the first gesture. A client script that cannot be
 * had is requested again, then `giveUp` is called. Inlined: see finishPage.
 */
export function startPage(files: readonly string[], clientScript: string, giveUp: () => void) {
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const gestures = ['pointerdown', 'pointermove', 'touchstart', 'keydown'];
  const wait = new AbortController();
  const { signal } = wait;
  const run = (onerror: () => void) => {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', src: clientScript, onerror }));
  };
  const begin = () => {
    if (signal.aborted) return;
    wait.abort();
    const links = files.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
    document.head.append(...links);
    run(() => run(giveUp));
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));
  if (!hero || hero.complete) afterPaint();
  hero?.addEventListener('load', afterPaint);
  hero?.addEventListener('error', afterPaint);
  setTimeout(begin, 1500);
  for (const gesture of gestures) addEventListener(gesture, begin, { passive: true, signal });
}
