import { TextLink } from '~/components/links/TextLink.tsx';
import { useNow } from '~/components/office/useNow.ts';
import { periods } from '~/generated/site.ts';
import layout from '~/generated/strings/layout.ts';
import type { ShownNotice } from '~/schemas/modules.ts';
import styles from './Notice.module.css';

/**
 * The configured message above every page. Outside its dates, it is hidden (useExpiry).
 * If it ends while a visitor is reading, its space stays until the next page, so that nothing jumps.
 */
export function Notice({ text, link }: ShownNotice) {
  const now = useNow();
  const [, until = Number.POSITIVE_INFINITY] = periods.notice ?? [];
  return (
    <aside
      aria-label={layout.notice}
      className={styles.notice}
      data-over={now !== undefined && now.getTime() >= until}
    >
      <p>
        {text} {link && <TextLink href={link.to}>{link.label}</TextLink>}
      </p>
    </aside>
  );
}
