import type { Periods } from '../lib/periods.ts';

/**
 * Sets `data-no-notice` and `data-no-special` on the document outside of their periods, so that CSS hides what is not
 * current before the first paint. Inlined: see finishPage.
 */
export function hideExpired(periods: Periods) {
  for (const [name, [from, until]] of Object.entries(periods)) {
    const isHidden = Date.now() < from || Date.now() >= until;
    document.documentElement.toggleAttribute(`data-no-${name}`, isHidden);
  }
}
