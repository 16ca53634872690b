import type { PagePath } from '../schemas/page.ts';

/** Size of a social image, in pixels. */
export const socialImageSize = { width: 1200, height: 630 };

/** Path of a page's social image, relative to the base path: "social/blog/back-pain-relief.jpg". */
export const socialImageFile = (path: PagePath) => `social${path === '/' ? '/home' : path}.jpg`;
