import type { PagePath } from '../schemas/page.ts';

/** Size of social images in pixels. */
export const socialImageSize = { width: 1200, height: 630 };

/** File of a page's social image, below the root of the site: "social/blog/back-pain-relief.jpg". */
export const socialImageFile = (path: PagePath) => `social${path === '/' ? '/home' : path}.jpg`;
