import { basePath, phones } from 'virtual:site';
import { unexpectedError } from '~/content/pages/unexpectedError';
import { telephoneHref } from '~/lib/phone';
import styles from './UnexpectedError.module.css';

/** Shown instead of a page that failed in the browser: the way home and the phone. */
export function UnexpectedError() {
  const { title, text, call, link } = unexpectedError;
  return (
    <section className={styles.error}>
      <h1>{title}</h1>
      <p>{text}</p>
      <a href={telephoneHref(phones.scheduling)}>{call}</a>
      <a href={basePath}>{link}</a>
    </section>
  );
}
