/** Starts a page's code after the hero has been painted, 1.5 seconds or a first gesture; inlined into each page. */
export function startPage(files: readonly string[], entry: string) {
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const gestures = ['pointerdown', 'pointermove', 'touchstart', 'keydown'];
  let hasBegun = false;
  const begin = () => {
    for (const gesture of gestures) removeEventListener(gesture, begin);
    if (hasBegun) return;
    hasBegun = true;
    const code = document.createDocumentFragment();
    for (const href of files) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      code.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry;
    code.append(script);
    document.head.append(code);
  };
  // A loaded picture is painted in the next frame.
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));
  if (!hero || hero.complete) afterPaint();
  hero?.addEventListener('load', afterPaint);
  hero?.addEventListener('error', afterPaint);
  setTimeout(begin, 1500);
  for (const gesture of gestures) addEventListener(gesture, begin, { passive: true });
}
