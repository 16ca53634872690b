import { basePath, clinicName, phones } from 'virtual:site';
import words from 'virtual:texts/unexpected-error';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { telephoneHref } from '~/lib/phone';
import styles from './UnexpectedError.module.css';

/** Errors of browsers and of the build's loader when a file of the site is missing. */
const missingFile = /dynamically imported module|module script failed|preload CSS/;

/**
 * Shown in place of a page that failed in the browser: the way home and the phone. Code that is missing, as
 * after a new version of the site, leads to a full load of the page's address, once.
 */
export function UnexpectedError({ error }: ErrorComponentProps) {
  const isOffline = !navigator.onLine;
  const title = `${words.title} | ${clinicName}`;
  useEffect(() => {
    // What the failed page has put into the head stands before our own title.
    document.title = title;
    const isMissing = error instanceof Error && missingFile.test(error.message);
    if (isMissing && !isOffline && isFirstFailure()) location.reload();
  }, [title, error, isOffline]);
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

/** Whether this address has not failed before in this tab; false where the browser cannot remember it. */
function isFirstFailure() {
  try {
    const key = `failed:${location.pathname}`;
    const isFirst = sessionStorage.getItem(key) === null;
    sessionStorage.setItem(key, '');
    return isFirst;
  } catch {
    return false;
  }
}
