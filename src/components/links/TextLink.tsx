import type { ReactNode } from 'react';
import type { PagePath } from '~/schemas/page.ts';
import { PageLink } from './PageLink.tsx';

type Props = { href?: string | undefined; className?: string | undefined; children?: ReactNode };

/** For links in the content: to a page, to a file in `public`, or elsewhere. The build has checked the first two. */
export function TextLink({ href = '', className, children }: Props) {
  const [path = '', hash] = href.split('#');
  if (!path.startsWith('/'))
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  if (path.includes('.'))
    return (
      <a href={`${import.meta.env.BASE_URL}${href.slice(1)}`} className={className}>
        {children}
      </a>
    );
  return (
    <PageLink path={path as PagePath} hash={hash} className={className}>
      {children}
    </PageLink>
  );
}
