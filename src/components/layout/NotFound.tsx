import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Picture } from '~/components/ui/Picture';
import picture from '~/content/images/pages/not-found.jpg?hero';
import { notFound } from '~/content/pages/notFound';
import { notFoundId } from '~/lib/firstPage';
import { ButtonLink } from './ButtonLink';
import styles from './NotFound.module.css';

/** The page for an address that does not exist. */
export function NotFound() {
  const pathname = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    console.error('404: there is no page at', pathname);
  }, [pathname]);
  return (
    <section id={notFoundId} className={styles.page}>
      <title>{notFound.metadata.title}</title>
      <Picture className={styles.picture} picture={picture} alt="" sizes="100vw" priority />
      <div className={styles.words}>
        <p className={styles.code}>{notFound.code}</p>
        <h1>{notFound.message}</h1>
        <p>{notFound.text}</p>
        <p>
          <ButtonLink to="/">{notFound.link}</ButtonLink>
        </p>
      </div>
    </section>
  );
}
