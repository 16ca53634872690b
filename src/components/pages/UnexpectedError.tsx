import { useEffect } from 'react';
import { basePath, phones } from '~/generated/site.ts';
import words from '~/generated/texts/unexpected-error.ts';
import { telephoneHref } from '~/lib/phone.ts';
import styles from './UnexpectedError.module.css';

/** Milliseconds in which a second failure of an address is final: loading it once more has not helped. */
const retryAfter = 60_000;

/**
 * Shown in place of a page that failed in the browser: the way home and the phone. Loads the address once more in full,
 * which helps when code is gone after a new version of the site, or something has changed the page.
 */
export function UnexpectedError() {
  const isOffline = !navigator.onLine;
  useEffect(() => {
    if (!isOffline && isFirstFailure()) location.reload();
  }, [isOffline]);
  return (
    <section className={styles.error}>
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
