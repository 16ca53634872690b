import notFound from 'virtual:texts/not-found';
import { useEffect } from 'react';
import { ButtonLink } from '~/components/sections/ButtonLink';
import { Picture } from '~/components/ui/Picture';
import picture from '~/content/images/pages/not-found.jpg?hero';
import styles from './NotFound.module.css';

/** The page for an address that does not exist. */
export function NotFound() {
  useEffect(() => console.error('404: there is no page at', location.pathname), []);
  const { title, description, code, message, text, link } = notFound;
  return (
    <section className={styles.page}>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <Picture
        className={styles.picture}
        picture={picture}
        focus={[76, 62]}
        alt=""
        sizes="100vw"
        priority
      />
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
