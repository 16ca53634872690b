import { basePath, clinicName, shortName, themeColor } from '~/generated/site.ts';
import notFound from '~/generated/strings/not-found.ts';
import unexpectedError from '~/generated/strings/unexpected-error.ts';
import { socialImageSize } from '~/lib/socialImage.ts';
import type { Page } from '~/schemas/page.ts';
import bricolage from '~/styles/fonts/bricolage.woff2?url';
import faces from '~/styles/fonts/faces.css?url';
import figtree from '~/styles/fonts/figtree.woff2?url';
import { pageGraph } from './structuredData.ts';
import { absoluteUrl, socialImageUrl } from './urls.ts';

const fullTitle = (title: string) => `${title} | ${shortName}`;

/** What a loader returns is in the document a second time, as data: pictures would be a waste. */
export const headData = ({ hero, picture, portrait, ...data }: Page) => data;

/** Head tags of every document. Title, description and robots are those of the not-found page; other pages replace them. */
export const rootHead = () => ({
  meta: [
    { charSet: 'utf-8' },
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'theme-color', content: themeColor },
    { name: 'format-detection', content: 'telephone=no' },
    { title: fullTitle(notFound.title) },
    { name: 'description', content: notFound.description },
    { name: 'robots', content: 'noindex' },
  ],
  links: [
    ...[figtree, bricolage].map((href) => ({
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
      href,
    })),
    // Deliberately a separate file: it delays the first paint a little, so that on most connections the fonts arrive before it.
    { rel: 'stylesheet', href: faces },
    { rel: 'icon', type: 'image/svg+xml', href: `${basePath}icon.svg` },
    { rel: 'apple-touch-icon', href: `${basePath}apple-touch-icon.png` },
    { rel: 'alternate', type: 'application/rss+xml', href: `${basePath}feed.xml` },
    { rel: 'manifest', href: `${basePath}manifest.webmanifest` },
  ],
});

/** Head tags of a page; those of the error page if the code of the page could not be loaded. */
export function pageHead(page: ReturnType<typeof headData> | undefined) {
  if (!page) return { meta: [{ title: fullTitle(unexpectedError.title) }] };
  const { title, description, keywords, path } = page;
  const url = absoluteUrl(path);
  const named = {
    description,
    keywords: keywords.join(', '),
    robots: 'max-image-preview:large',
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
    ...(page.published && { 'article:published_time': page.published }),
  };
  return {
    meta: [
      { title: fullTitle(title) },
      ...Object.entries(named).map(([name, content]) => ({ name, content })),
      ...Object.entries(properties).map(([property, content]) => ({ property, content })),
      // Search engines load each page, so browsers get no code for it.
      ...(import.meta.env.SSR ? [{ 'script:ld+json': pageGraph(page) }] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}
