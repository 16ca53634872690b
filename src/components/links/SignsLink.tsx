import strings from '~/generated/strings/warning-signs.ts';
import { anchorOf, conditionsAnchors } from '~/lib/anchor.ts';
import type { Emergency } from '~/schemas/registries.ts';
import { Link } from './Link.tsx';

type Props = Pick<Emergency, 'group'> & { children?: string };

/** To the warning signs of a group, or else to all of them. */
export const SignsLink = ({ group, children = strings.all }: Props) => (
  <Link
    to="/services/conditions"
    hash={group ? anchorOf(strings.groups[group]) : conditionsAnchors.allSigns}
    data-screen-only
  >
    {children}
  </Link>
);
