import { basePath, phones, shortName } from 'virtual:site';
import words from 'virtual:texts/unexpected-error';
import { useEffect } from 'react';
import { telephoneHref } from '~/lib/phone';
import styles from './UnexpectedError.module.css';

/** Milliseconds in which a second failure of an address is final: loading it once more has not helped. */
const retryAfter = 60_000;

/**
 * Shown in place of a page that failed in the browser: the way home and the phone. Loads the address once more
 * in full: that mends code that is gone after a new version of the site, and pages that others have changed.
 */
export function UnexpectedError() {
  const isOffline = !navigator.onLine;
  const title = `${words.title} | ${shortName}`;
  useEffect(() => {
    // What the failed page has put into the head stands before our own title.
    document.title = title;
    if (!isOffline && isFirstFailure()) location.reload();
  }, [title, isOffline]);
  return (
    <section className={styles.error}>
      <title>{title}</title>
      <h1>{words.title}</h1>
      <p>{isOffline ? words.offline : words.text}</p>
      <a href={telephoneHref(phones.scheduling)}>{words.call}</a>
      <a href={basePath}>{words.link}</a>
    </section>
  );
}

/** Whether this address has not failed lately in this tab; false where the browser cannot remember it. */
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
