import { useEffect } from 'react';
import { basePath, phones } from '~/generated/site.ts';
import texts from '~/generated/texts/unexpected-error.ts';
import { telephoneHref } from '~/lib/phone.ts';
import styles from './UnexpectedError.module.css';

/** Milliseconds within which a second failure shows that loading the page again has not helped. */
const retryAfter = 60_000;

/**
 * Replaces a page that failed in the browser. First it loads the page again, which helps if a new version of the site has
 * replaced the code, or something has changed the page.
 */
export function UnexpectedError() {
  const isOffline = !navigator.onLine;
  useEffect(() => {
    if (!isOffline && isFirstFailure()) location.reload();
  }, [isOffline]);
  return (
    <section className={styles.error}>
      <h1>{texts.title}</h1>
      <p>{isOffline ? texts.offline : texts.text}</p>
      <a href={telephoneHref(phones.scheduling)}>{texts.call}</a>
      <a href={basePath}>{texts.link}</a>
    </section>
  );
}

/** Whether this page has not failed lately; false if the browser cannot remember that. */
function isFirstFailure() {
  try {
    const key = `failed:${location.pathname}`;
    const last = Number(sessionStorage.getItem(key) ?? Number.NEGATIVE_INFINITY);
    sessionStorage.setItem(key, String(Date.now()));
    return Date.now() - last > retryAfter;
  } catch {
    return false;
  }
}
