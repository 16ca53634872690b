import { basePath, origin } from '~/generated/site.ts';
import { socialImageFile } from '~/lib/socialImage.ts';
import type { PagePath } from '~/schemas/page.ts';

/** With a slash at the end. */
export const rootUrl = `${origin}${basePath}`;

export const absoluteUrl = (path: PagePath) => `${rootUrl}${path.slice(1)}`;

export const socialImageUrl = (path: PagePath) => `${rootUrl}${socialImageFile(path)}`;
