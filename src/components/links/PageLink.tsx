import type { ReactNode } from 'react';
import type { PagePath } from '~/schemas/page.ts';
import { Link } from './Link.tsx';
import { linkOf } from './linkOf.ts';

type Props = {
  path: PagePath;
  hash?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** For a path from the content; for a path in code, use {@link Link}. */
export function PageLink({ path, hash, className, children }: Props) {
  return (
    <Link {...linkOf({ path, hash })} className={className}>
      {children}
    </Link>
  );
}
