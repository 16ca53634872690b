import type { PagePath } from '../schemas/page.ts';

/** In pixels. */
export const socialImageSize = { width: 1200, height: 630 };

/** Relative to the base path: "social/blog/back-pain-relief.jpg". */
export const socialImageFile = (path: PagePath) => `social${path === '/' ? '/home' : path}.jpg`;
