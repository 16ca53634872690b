import { nearestTo } from '../../src/content/schemas/common.ts';
import type { SiteConfig } from '../../src/content/schemas/site.ts';

/** What is wrong with the redirects of a site that has these pages. */
export const redirectIssues = ({ redirects, origin }: SiteConfig, pages: readonly string[]) =>
  redirects.flatMap(({ from, to }, index) => {
    const issue = (field: 'from' | 'to', message: string) => ({
      path: ['redirects', index, field],
      message,
    });
    const page = from.replace(/(\/|\.html)$/, '');
    if (page === '/index' || pages.includes(page))
      return [issue('from', `${from} is a page of this site and stays where it is`)];
    if (to.startsWith('/') && !pages.includes(to))
      return [issue('to', `${to} is not a page of this site${nearestTo(to, pages)}`)];
    if (new URL(to, origin).origin === origin && !to.startsWith('/'))
      return [issue('to', `${to} is on this site; write its path, such as /about`)];
    return [];
  });
