import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageLink } from '~/components/links/PageLink.tsx';
import { useNow } from '~/components/office/useNow.ts';
import layout from '~/generated/strings/layout.ts';
import type { ShownNotice } from '~/schemas/modules.ts';
import { hideNotice } from '~/start/hideNotice.ts';
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
