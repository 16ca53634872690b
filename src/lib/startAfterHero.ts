/** Runs in the page, where nothing else of this module is. */
const start = () => {
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown'];
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin);
    for (const link of document.querySelectorAll('link[rel=later]'))
      link.setAttribute('rel', 'modulepreload');
    const entry = document.querySelector<HTMLScriptElement>('script[type=later]');
    if (!entry) return;
    // A script that has been put aside starts only as a new element.
    const live = entry.cloneNode() as HTMLScriptElement;
    live.type = 'module';
    entry.replaceWith(live);
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
 * Until the page is hydrated a link loads a document: browsers that can fetch it while a mouse rests on the link, or a
 * finger presses it. src/client.tsx takes the rules away.
 */
const rules = {
  prefetch: [
    {
      where: { selector_matches: 'a[href^="/"]:not([target], [href*="."])' },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Postpones the scripts of a prerendered page, so that they do not share the line with the hero picture: they are
 * fetched, all at once, when the hero has been painted or failed, after 2 seconds, or at the first touch, key or
 * pointer, whichever is first. `more` are files that the page needs beside the ones the framework has listed.
 * `integrityOf` hashes the file of an address; the browser runs the entry script only when it is that file.
 * Throws when the page has no entry script.
 */
export function startAfterHero(
  html: string,
  more: readonly string[],
  integrityOf: (href: string) => string,
) {
  const script = '<script type="module" async="" src="';
  const entry = html.split(script)[1]?.split('"')[0];
  if (!entry) throw new Error('The prerendered page has no entry script.');
  const integrity = `integrity="${integrityOf(entry)}"`;
  const links = more
    .filter((href) => !html.includes(`href="${href}"`))
    .map((href) => `<link rel="modulepreload" href="${href}"/>`)
    .join('');
  return html
    .replace(
      '</head>',
      `${links}<script type="module">(${start})()</script><script type="speculationrules">${JSON.stringify(rules)}</script></head>`,
    )
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(`<link rel="later" href="${entry}"`, `$& ${integrity}`)
    .replace(script, `<script type="later" async="" ${integrity} src="`);
}
