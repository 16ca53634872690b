import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageLink } from '~/components/links/PageLink.tsx';
import { useNow } from '~/components/office/useNow.ts';
import layout from '~/generated/strings/layout.ts';
import type { ShownNotice } from '~/schemas/modules.ts';
import { hideNotice } from '~/start/hideNotice.ts';
import styles from './Notice.module.css';

/**
 * The message of the configuration above every page. A document hides it outside of its time before it is painted
 * (hideNotice). One that ends under the eyes of a reader leaves its room until the next page, so that nothing jumps.
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
