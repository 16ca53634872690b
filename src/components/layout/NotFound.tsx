import { Picture } from '~/components/ui/Picture';
import picture from '~/content/images/pages/not-found.jpg?hero';
import { notFound } from '~/content/pages/notFound';
import { notFoundId } from '~/lib/firstPage';
import { ButtonLink } from './ButtonLink';
import styles from './NotFound.module.css';

/** The page for an address that does not exist. */
export function NotFound() {
  const { metadata, code, message, text, link } = notFound;
  return (
    <section id={notFoundId} className={styles.page}>
      <title>{metadata.title}</title>
      <Picture className={styles.picture} picture={picture} alt="" sizes="100vw" priority />
      <div className={styles.words}>
        <p className={styles.code}>{code}</p>
        <h1>{message}</h1>
        <p>{text}</p>
        <p>
          <ButtonLink to="/">{link}</ButtonLink>
        </p>
      </div>
    </section>
  );
}
