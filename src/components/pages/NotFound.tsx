import { useEffect } from 'react';
import { ButtonLink } from '~/components/links/ButtonLink.tsx';
import { Link } from '~/components/links/Link.tsx';
import { PhoneText } from '~/components/links/PhoneText.tsx';
import { Search } from '~/components/search/Search.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import { notFound as picture } from '~/generated/pictures.ts';
import notFound from '~/generated/strings/not-found.ts';
import styles from './NotFound.module.css';

/** The 404 page. */
export function NotFound() {
  useEffect(() => console.error('404: there is no page at', location.pathname), []);
  const { code, message, text, link, conditions } = notFound;
  return (
    <section className={styles.page}>
      <div className={styles.text}>
        <p className={styles.code}>{code}</p>
        <h1>{message}</h1>
        <p>
          <PhoneText>{text}</PhoneText>
        </p>
        <p className={styles.ways}>
          <ButtonLink to="/">{link}</ButtonLink>
          <Link to="/services/conditions">{conditions}</Link>
        </p>
        <Search place="page" />
      </div>
      <Picture
        className={styles.picture}
        picture={picture}
        focalPoint={[76, 62]}
        alt=""
        sizes="100vw"
        priority
      />
    </section>
  );
}
