import type { PagePath } from '../content/page.ts';

/** Size in pixels of the social images that the build makes, one for each page. */
export const socialImageSize = { width: 1200, height: 630 };

/** File of a page's social image below the site's root: "social/blog/back-pain-relief.jpg". */
export const socialImageFile = (path: PagePath) => `social${path === '/' ? '/home' : path}.jpg`;
