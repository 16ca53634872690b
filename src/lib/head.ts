import { basePath, clinicName, origin, shortName } from 'virtual:site';
import type { Page, PagePath } from '~/content/page';
import { socialImageFile, socialImageSize } from './socialImage';

/** Absolute address of a path of the site. */
export const absoluteUrl = (path: PagePath) => `${origin}${basePath}${path.slice(1)}`;

/** Absolute address of a page's social image. */
export const socialImageUrl = (path: PagePath) => `${origin}${basePath}${socialImageFile(path)}`;

/** What a route's `head` returns. */
type Head = {
  meta?: { title?: string; name?: string; property?: string; content?: string }[];
  links?: { rel: string; href: string }[];
};

/** Head tags of a page: title, description, keywords, canonical address and social tags. None without a page. */
export function pageHead(page: Page | undefined): Head {
  if (!page) return {};
  const { title, description, keywords, path } = page;
  const url = absoluteUrl(path);
  const published = page.kind === 'article' && page.published;
  const named = {
    description,
    keywords: keywords.join(', '),
    'twitter:card': 'summary_large_image',
  };
  const properties = {
    'og:type': page.kind === 'article' ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:site_name': clinicName,
    'og:locale': 'en_US',
    'og:image': socialImageUrl(path),
    'og:image:width': String(socialImageSize.width),
    'og:image:height': String(socialImageSize.height),
    'og:image:alt': title,
    ...(published && { 'article:published_time': published }),
  };
  return {
    meta: [
      { title: `${title} | ${shortName}` },
      ...Object.entries(named).map(([name, content]) => ({ name, content })),
      ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}
