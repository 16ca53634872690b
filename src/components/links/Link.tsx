import { type LinkComponent, Link as RouterLink } from '@tanstack/react-router';

/** `aria-current` is set on that page only, not on pages below it. */
export const Link = ((props) => (
  <RouterLink activeOptions={{ exact: true }} {...props} />
)) as LinkComponent<'a'>;
