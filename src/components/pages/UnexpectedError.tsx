import { useEffect } from 'react';
import { basePath, phones } from '~/generated/site.ts';
import strings from '~/generated/strings/unexpected-error.ts';
import { telephoneHref } from '~/lib/phone.ts';
import styles from './UnexpectedError.module.css';

const retryAfterMs = 60_000;

/** Shown when rendering fails. Reloads once first, which helps when a new deployment has replaced the code. */
export function UnexpectedError() {
  const isOffline = !navigator.onLine;
  useEffect(() => {
    if (!isOffline && recordFailure()) location.reload();
  }, [isOffline]);
  return (
    <section className={styles.error}>
      <h1>{strings.title}</h1>
      <p>{isOffline ? strings.offline : strings.text}</p>
      <a href={telephoneHref(phones.scheduling)}>{strings.call}</a>
      <a href={basePath}>{strings.link}</a>
    </section>
  );
}

/** Returns whether it is the first failure of this page in {@link retryAfterMs}. */
function recordFailure() {
  try {
    const key = `failed:${location.pathname}`;
    const last = Number(sessionStorage.getItem(key) ?? Number.NEGATIVE_INFINITY);
    sessionStorage.setItem(key, String(Date.now()));
    return Date.now() - last > retryAfterMs;
  } catch {
    return false;
  }
}
