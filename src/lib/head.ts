import { basePath, clinicName, origin } from 'virtual:site';
import { unpackMeta } from 'unhead/utils';
import type { Page, PagePath } from '~/content/page';
import { socialImageFile, socialImageSize } from './socialImage';

/** Absolute address of a path of the site. */
export const absoluteUrl = (path: PagePath) =>
  origin + (basePath + path.replace(/^\//, '')).replace(/(.)\/$/, '$1');

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
  return {
    meta: [
      { title: `${title} | ${clinicName}` },
      ...unpackMeta({
        description,
        keywords: keywords.join(', '),
        ogType: page.kind === 'article' ? 'article' : 'website',
        ogTitle: title,
        ogDescription: description,
        ogUrl: url,
        ogSiteName: clinicName,
        ogLocale: 'en_US',
        ogImage: socialImageUrl(path),
        ogImageWidth: socialImageSize.width,
        ogImageHeight: socialImageSize.height,
        ogImageAlt: title,
        twitterCard: 'summary_large_image',
        ...(published && { articlePublishedTime: published }),
      }),
    ] as NonNullable<Head['meta']>,
    links: [{ rel: 'canonical', href: url }],
  };
}
