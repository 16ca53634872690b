import { basePath, origin } from '~/generated/site.ts';
import { socialImageFile } from '~/lib/socialImage.ts';
import type { PagePath } from '~/schemas/page.ts';

/** Absolute address of the site's root, with a slash at the end. */
export const rootUrl = `${origin}${basePath}`;

/** Absolute address of a page. */
export const absoluteUrl = (path: PagePath) => `${rootUrl}${path.slice(1)}`;

/** Absolute address of a page's social image. */
export const socialImageUrl = (path: PagePath) => `${rootUrl}${socialImageFile(path)}`;
