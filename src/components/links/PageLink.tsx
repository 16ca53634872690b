import type { ReactNode } from 'react';
import type { PagePath } from '~/content/page.ts';
import { Link } from './Link.tsx';

type Props = {
  path: PagePath;
  hash?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A link to a page whose address comes from the content. Where the address is known, use {@link Link}. */
export function PageLink({ path, hash, className, children }: Props) {
  return (
    // The router's types know routes, not the addresses of entries; PagePath has only those that exist.
    <Link to={path as '/'} {...(hash && { hash })} className={className}>
      {children}
    </Link>
  );
}
