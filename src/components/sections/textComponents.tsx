import type { AnchorHTMLAttributes } from 'react';
import { HeaderCell, Table } from '~/components/ui/Table';
import { Link } from './Link';
import { Movement } from './Movement';
import { PhoneLink } from './PhoneLink';
import { Plate } from './Plate';
import { Tip } from './Tip';
import { WarningSigns } from './WarningSigns';

/** A link inside a text. That its page exists was checked when the content was read. */
function TextLink({ href, children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const [path, hash] = (href ?? '').split('#');
  if (!path) return <a href={href}>{children}</a>;
  return (
    <Link to={path as '/'} {...(hash && { hash })}>
      {children}
    </Link>
  );
}

/** What a writer may use in an MDX text, beside Markdown. */
export const textComponents = {
  a: TextLink,
  Movement,
  Phone: PhoneLink,
  Plate,
  table: Table,
  th: HeaderCell,
  Tip,
  WarningSigns,
};
