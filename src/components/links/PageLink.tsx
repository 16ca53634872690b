import type { ReactNode } from 'react';
import type { PagePath } from '~/schemas/page.ts';
import { Link } from './Link.tsx';

type Props = {
  path: PagePath;
  hash?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A link to an address from the content. For an address in the code, use {@link Link}. */
export function PageLink({ path, hash, className, children }: Props) {
  return (
    // The router's types do not know the addresses of entries; PagePath does.
    <Link to={path as '/'} {...(hash && { hash })} className={className}>
      {children}
    </Link>
  );
}
