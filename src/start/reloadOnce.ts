/**
 * Loads a page that has failed once more, in full. Not twice within a minute, not without a connection, when the browser would
 * show its own error page, and not while somebody fills in a form. Inlined too: see finishPage.
 */
export async function reloadOnce() {
  try {
    const key = `failed:${location.pathname}`;
    const last = Number(sessionStorage.getItem(key));
    sessionStorage.setItem(key, String(Date.now()));
    if (last > Date.now() - 60_000 || document.activeElement?.localName === 'iframe') return;
    const { ok } = await fetch(location.href, { cache: 'no-cache' });
    if (ok) location.reload();
  } catch {
    // Without storage or a connection, the page stays as it is.
  }
}
