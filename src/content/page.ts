import type { PictureSource } from '~/lib/picture';
import type { HeroStyle, PageKind } from './schemas/common.ts';
import type { PageName, PageWords } from './schemas/pages.ts';
import type { ArticleSlug, ConditionSlug, ServiceSlug, StaticPath } from './slugs.gen.ts';

/** Address of a page from the root of the site, without the base path. */
export type PagePath =
  | StaticPath
  | `/services/${ServiceSlug}`
  | `/conditions/${ConditionSlug}`
  | `/blog/${ArticleSlug}`;

type NoArticle = { published?: never; byDoctor?: never };

/** What kind of page it is; an entry's kind says which collection it belongs to. */
type Kind =
  | ({ kind: PageKind } & NoArticle)
  | ({ kind: 'service'; slug: ServiceSlug } & NoArticle)
  | ({ kind: 'condition'; slug: ConditionSlug } & NoArticle)
  | {
      kind: 'article';
      slug: ArticleSlug;
      /** Day of publication, YYYY-MM-DD, where known. */
      published?: string;
      /** Credited to the doctor; else to the clinic. */
      byDoctor: boolean;
    };

/**
 * A page of the site, made once when the content is read. Head, hero, breadcrumbs, structured data, social image,
 * sitemap, feed and llms.txt all take it. `Picture` is the picture's file for the build, and what the
 * build made of it for the site.
 */
export type Page<Picture = PictureSource> = Kind & {
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
  /** How words stand on the picture. */
  look: HeroStyle;
  picture: Picture;
  /** Upright picture for phones, where there is one. */
  portrait?: Picture;
};

/** What a page of its own is made of: `virtual:pages/<name>`. */
export type PageModule<Name extends PageName> = { page: Page; words: PageWords<Name> };
