import { type LinkComponent, Link as RouterLink } from '@tanstack/react-router';

/** A typed link to a page of the site. It is marked as current on that page only, not on pages below it. */
export const Link = ((props) => (
  <RouterLink activeOptions={{ exact: true }} {...props} />
)) as LinkComponent<'a'>;
