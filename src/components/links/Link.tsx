import { type LinkComponent, Link as RouterLink } from '@tanstack/react-router';

/** A typed link to a page of the site. It says "current" on that page only, and not on the pages below it. */
export const Link = ((props) => (
  <RouterLink activeOptions={{ exact: true }} {...props} />
)) as LinkComponent<'a'>;
