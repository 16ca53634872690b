import { basePath, clinicName, origin } from 'virtual:site';
import { unpackMeta } from 'unhead/utils';
import { socialImageFile, socialImageSize } from './socialImage';

/** Metadata of a page, without the clinic's name and the origin. */
export type PageMetadata = {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Address of the page from the root of the site: "/about". */
  path: string;
  /** Day of publication of an article, YYYY-MM-DD. */
  published?: string | undefined;
};

/** Absolute address of a path of the site. */
export const absoluteUrl = (path: string) =>
  origin + (basePath + path.replace(/^\//, '')).replace(/(.)\/$/, '$1');

/** Absolute address of a page's social image. */
export const socialImageUrl = (path: string) => `${origin}${basePath}${socialImageFile(path)}`;

/**
 * Head tags of a page: title, description, keywords, canonical address and social tags. Routes make them in
 * their loader, which is fetched with the page, and hand them to `head`: so neither a page's words nor this
 * code is in the entry chunk.
 */
export function pageHead({ title, description, keywords, path, published }: PageMetadata) {
  const url = absoluteUrl(path);
  return {
    meta: [
      { title: `${title} | ${clinicName}` },
      ...unpackMeta({
        description,
        keywords: keywords.join(', '),
        ogType: published ? 'article' : 'website',
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
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}
