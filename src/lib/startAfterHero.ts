/** Runs in the page, where nothing else of this module is. */
const start = () => {
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown'];
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin);
    for (const link of document.querySelectorAll('link[rel=later]'))
      link.setAttribute('rel', 'modulepreload');
    const entry = document.querySelector<HTMLScriptElement>('script[data-src]');
    if (!entry) return;
    entry.src = entry.dataset['src'] ?? '';
    entry.removeAttribute('data-src');
  };
  // A picture that has arrived is painted with the next frame.
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));
  if (!hero || hero.complete) afterPaint();
  hero?.addEventListener('load', afterPaint);
  hero?.addEventListener('error', afterPaint);
  setTimeout(begin, 2000);
  for (const sign of signs) addEventListener(sign, begin, { passive: true });
};

/**
 * Postpones the scripts of a prerendered page, so that they do not share the line with the hero picture: they are
 * fetched, all at once, when the hero has been painted or failed, after 2 seconds, or at the first touch, key or
 * pointer, whichever is first. `more` are files that the page needs beside the ones the framework has listed.
 * Throws when the page has no entry script.
 */
export function startAfterHero(html: string, more: readonly string[]) {
  const entry = /(<script type="module" async="" )(src="[^"]+")/;
  if (!entry.test(html)) throw new Error('The prerendered page has no entry script.');
  const links = more
    .filter((href) => !html.includes(`href="${href}"`))
    .map((href) => `<link rel="modulepreload" href="${href}"/>`)
    .join('');
  return html
    .replace('</head>', `${links}<script type="module">(${start})()</script></head>`)
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(entry, '$1data-$2');
}
