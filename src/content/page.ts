import type { ArticleSlug, ConditionSlug, ServiceSlug, StaticPath } from '../generated/slugs.ts';
import type { PictureRef, PictureSource } from '../lib/picture.ts';
import type { HeroStyle, PageKind } from './schemas/common.ts';

/** Address of a page from the root of the site, without the base path. */
export type PagePath =
  | StaticPath
  | `/services/${ServiceSlug}`
  | `/conditions/${ConditionSlug}`
  | `/blog/${ArticleSlug}`;

/** What kind of page it is. */
type Kind =
  | { kind: PageKind | 'service' | 'condition'; published?: never; byDoctor?: never }
  | {
      kind: 'article';
      /** Day of publication, YYYY-MM-DD, where known. */
      published?: string | undefined;
      /** Credited to the doctor; else to the clinic. */
      byDoctor: boolean;
    };

/**
 * A page of the site, made once when the content is read. Head, hero, breadcrumbs, structured data, social image,
 * sitemap, feed and llms.txt take it. `Picture` is the picture's name for the build, and what the build made of it for
 * the site.
 */
export type Page<Picture extends PictureRef | PictureSource = PictureSource> = Kind & {
  path: PagePath;
  /** Name in breadcrumbs and menus. */
  name: string;
  /** Title for search results, without the clinic's name. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** The h1. */
  heading: string;
  /** Pages above this one, from the top, without home. */
  trail: readonly { name: string; path: StaticPath }[];
  /** How the title stands on the picture. */
  hero: HeroStyle;
  picture: Picture;
  /** Upright picture for phones, where there is one. */
  portrait?: Picture;
};
