/** Hides the notice outside of its time, before it is painted; inlined into each page that has one. */
export function hideNotice(from: number, until: number) {
  const isHidden = Date.now() < from || Date.now() >= until;
  document.documentElement.toggleAttribute('data-no-notice', isHidden);
}
