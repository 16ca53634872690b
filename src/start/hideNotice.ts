/** Hides the notice before its start and after its end (milliseconds), before it is painted. Inlined: see finishPage. */
export function hideNotice(from: number, until: number) {
  const isHidden = Date.now() < from || Date.now() >= until;
  document.documentElement.toggleAttribute('data-no-notice', isHidden);
}
