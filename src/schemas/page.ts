import type { ArticleSlug, ConditionSlug, ServiceSlug, StaticPath } from '../generated/slugs.ts';
import type { PictureRef, PictureSource } from '../lib/picture.ts';
import type { HeroStyle, PageKind } from './common.ts';

/** Address of a page from the root of the site, without the base path. */
export type PagePath =
  | StaticPath
  | `/services/${ServiceSlug}`
  | `/conditions/${ConditionSlug}`
  | `/blog/${ArticleSlug}`;

type Kind =
  | { kind: PageKind | 'service' | 'condition'; published?: never; author?: never }
  | {
      kind: 'article';
      published?: string | undefined;
      /** Id of the person who wrote it; without one it is the clinic. */
      author?: string | undefined;
    };

/** What the head, the hero, the breadcrumbs and the files beside the pages show of a page. */
export type Page<Picture extends PictureRef | PictureSource = PictureSource> = Kind & {
  path: PagePath;
  /** Name in breadcrumbs and menus. */
  name: string;
  /** Title for search results, without the clinic's name. */
  title: string;
  description: string;
  keywords: readonly string[];
  heading: string;
  /** The pages above this one, from the top, without the home page. */
  trail: readonly { name: string; path: StaticPath }[];
  hero: HeroStyle;
  picture: Picture;
  portrait?: Picture;
};
