import type {
  ArticleSlug,
  ConditionSlug,
  InfoSlug,
  ServiceSlug,
  StaticPath,
} from '../generated/slugs.ts';
import type { PictureRef, PictureSource } from '../lib/picture.ts';
import type { HeroStyle, PageKind } from './common.ts';

/** Address of a page from the root of the site, without the base path. */
export type PagePath =
  | StaticPath
  | `/services/${ServiceSlug}`
  | `/conditions/${ConditionSlug}`
  | `/blog/${ArticleSlug}`
  | `/info/${InfoSlug}`;

/** The data of a page for its head, hero and breadcrumbs, and for files such as the sitemap. */
export type Page<Picture extends PictureRef | PictureSource = PictureSource> = {
  kind: PageKind | 'service' | 'condition' | 'article';
  /** The day on which a service or condition was written; left out for the pages that came with the site. */
  written?: string | undefined;
  published?: string | undefined;
  /** Id of the author of an article; the clinic if left out. */
  author?: string | undefined;
  path: PagePath;
  /** Name in breadcrumbs and menus. */
  name: string;
  /** Title for search results, without the clinic's name. */
  title: string;
  description: string;
  keywords: readonly string[];
  heading: string;
  /** The pages above this one, top first, without the home page. */
  trail: readonly { name: string; path: StaticPath }[];
  hero: HeroStyle;
  picture: Picture;
  portrait?: Picture;
};
