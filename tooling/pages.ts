import { readdirSync } from 'node:fs';
import { type Content, entryPath } from './content.ts';

/**
 * Addresses of the pages that have a route file of their own, read from the file names:
 * `index.tsx` is "/", `services.conditions.tsx` is "/services/conditions".
 */
export function staticPagePaths(routesDirectory: string) {
  return readdirSync(routesDirectory)
    .filter((name) => name.endsWith('.tsx') && !name.startsWith('__') && !name.includes('$'))
    .map(
      (name) =>
        `/${name.replace(/\.tsx$/, '').replaceAll('.', '/')}`.replace(/\/index$/, '') || '/',
    )
    .sort();
}

/** Addresses of all pages of the site, without the not-found page. */
export const pagePaths = (staticPaths: readonly string[], content: Content) => [
  ...staticPaths,
  ...content.services.map(({ slug }) => entryPath('services', slug)),
  ...content.conditions.map(({ slug }) => entryPath('conditions', slug)),
  ...content.blog.map(({ slug }) => entryPath('blog', slug)),
];
