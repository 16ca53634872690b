import type { AnchorHTMLAttributes, ElementType } from 'react';
import { PageLink } from '~/components/links/PageLink.tsx';
import { PhoneLink } from '~/components/links/PhoneLink.tsx';
import { TargetLink } from '~/components/links/TargetLink.tsx';
import { HeaderCell, Table } from '~/components/ui/Table.tsx';
import type { BodyComponentName } from '~/schemas/bodyComponents.ts';
import type { PagePath } from '~/schemas/page.ts';
import { Movement } from './Movement.tsx';
import { Plate } from './Plate.tsx';
import { Tip } from './Tip.tsx';

/** A link in a body, to a page, a file in public/ or another site. The build has checked that the first two exist. */
function BodyLink({ href, children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const [path, hash] = (href ?? '').split('#');
  if (!path?.startsWith('/') || path.includes('.'))
    return <TargetLink url={href}>{children}</TargetLink>;
  return (
    <PageLink path={path as PagePath} hash={hash}>
      {children}
    </PageLink>
  );
}

/** Components that every body may use. */
export const bodyComponents = {
  a: BodyLink,
  Movement,
  Phone: PhoneLink,
  Plate,
  table: Table,
  th: HeaderCell,
  Tip,
} satisfies Record<BodyComponentName<undefined> | 'a' | 'table' | 'th', ElementType>;
