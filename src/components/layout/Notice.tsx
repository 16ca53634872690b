import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hideNotice } from '~/browser/hideNotice.ts';
import { useNow } from '~/components/clinic/useNow.ts';
import { PageLink } from '~/components/links/PageLink.tsx';
import type { ShownNotice } from '~/content/types.ts';
import layout from '~/generated/texts/layout.ts';
import styles from './Notice.module.css';

/**
 * The configured message above every page. Outside its dates, each document hides it before the first paint (hideNotice).
 * If it ends while a visitor is reading, its space stays until the next page, so that nothing jumps.
 */
export function Notice({ text, link, from, until }: ShownNotice) {
  const router = useRouter();
  const now = useNow();
  useEffect(
    () => router.subscribe('onBeforeLoad', () => hideNotice(from, until)),
    [router, from, until],
  );
  return (
    <aside
      aria-label={layout.notice}
      className={styles.notice}
      data-over={now !== undefined && now.getTime() >= until}
    >
      <p>
        {text}{' '}
        {link &&
          ('path' in link ? (
            <PageLink path={link.path}>{link.label}</PageLink>
          ) : (
            <a href={link.url}>{link.label}</a>
          ))}
      </p>
    </aside>
  );
}
