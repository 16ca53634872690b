import navigation from 'virtual:content/navigation';
import { Link } from '~/components/sections/Link';

type Props = { className?: string | undefined };

/** List items with links to all services. */
export function ServiceLinks({ className }: Props) {
  return navigation.services.map(({ slug, title }) => (
    <li key={slug}>
      <Link to="/services/$slug" params={{ slug }} className={className}>
        {title}
      </Link>
    </li>
  ));
}

/** List items with links to all conditions. */
export function ConditionLinks({ className }: Props) {
  return navigation.conditions.map(({ slug, title }) => (
    <li key={slug}>
      <Link to="/conditions/$slug" params={{ slug }} className={className}>
        {title}
      </Link>
    </li>
  ));
}
