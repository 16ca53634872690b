// What the modules in src/generated export: tooling/content/views.ts makes it, with pictures as names, from the content files.
import type { MDXContent } from 'mdx/types';
import type { ArticleSlug, ConditionSlug, ServiceSlug } from '../generated/slugs.ts';
import type { Built, Focus, PictureRef } from '../lib/picture.ts';
import type { Page, PagePath } from './page.ts';
import type { Collection } from './schemas/common.ts';
import type { Article, Condition, Region, Service } from './schemas/entries.ts';
import type { PageContent, PageName, Text } from './schemas/pages.ts';
import type { Movement, Plate, Readers, Source, Technique, Urgency } from './schemas/registries.ts';

/** What a link to a page shows. */
export type PageLinkContent<Path extends PagePath = PagePath> = { path: Path; title: string };

/** The signs of one urgency on a page. */
export type SignCardContent = {
  urgency: Urgency;
  groups: readonly { who: Readers | undefined; signs: readonly string[] }[];
};

/** What every entry shows of registries and other entries. */
type EntryContent = {
  page: Page<PictureRef>;
  /** At most one card for each urgency, most urgent first. */
  signs: readonly SignCardContent[];
  risks: readonly { name: string; text: string }[];
  sources: readonly Source[];
  related: readonly (PageLinkContent & { collection: Collection })[];
  /** Plates of the text by id. */
  plates: Readonly<Record<string, Plate & { picture: PictureRef; ground: 'dark' | 'light' }>>;
  /** Movements of the text by id. */
  movements: Readonly<Record<string, Movement & { pictures: readonly PictureRef[] }>>;
  discStates:
    | {
        heading: string;
        states: readonly (Text<'disc-states'>['states']['worn'] & { picture: PictureRef })[];
      }
    | undefined;
};

export type ArticleContent = EntryContent & Pick<Article, 'published' | 'publishedBy' | 'cta'>;

export type ConditionContent = EntryContent &
  Pick<Condition, 'lead' | 'action' | 'closing'> & {
    /** `goNow` holds the short words of the signs. */
    answer: Condition['answer'];
    visit: { plan: string; techniques: readonly Pick<Technique, 'name' | 'text'>[] };
  };

export type ServiceContent = EntryContent &
  Pick<Service, 'lead' | 'intro' | 'accordion' | 'steps' | 'faq' | 'closing'> & {
    conditions: { heading: string; text: string; links: readonly PageLinkContent[] };
    /** The pictures of the intro and of the text. */
    pictures: readonly [PictureRef, PictureRef];
  };

type EntryModule<Content> = Built<Content> & { Text: MDXContent };

export type ArticleModule = EntryModule<ArticleContent>;
export type ConditionModule = EntryModule<ConditionContent>;
export type ServiceModule = EntryModule<ServiceContent>;
/** What a text shows by id. */
export type Illustrations = Pick<ArticleModule, 'plates' | 'movements' | 'discStates'>;

export type PageModule<Name extends PageName> = {
  page: Page;
  content: Built<PageContent<Name>>;
};

/** An entry in a list of cards. */
export type CardContent<Slug extends string = string> = {
  slug: Slug;
  title: string;
  excerpt: string;
  picture: PictureRef;
  focus: Focus;
};

export type MenuItem = PageLinkContent & {
  /** Name of the page inside its group in the menu on phones. */
  overview?: string | undefined;
  items?: readonly MenuItem[];
};

/** Modules of src/generated/lists. */
export type Lists = {
  navigation: readonly MenuItem[];
  services: readonly CardContent<ServiceSlug>[];
  serviceOverviews: Readonly<Record<ServiceSlug, Service['overview']>>;
  conditions: readonly CardContent<ConditionSlug>[];
  /** Conditions by the part of the body, as "Where does it hurt?" lists them. */
  regions: readonly { region: Region; name: string; conditions: readonly PageLinkContent[] }[];
  conditionSearch: readonly (PageLinkContent & { synonyms: readonly string[] })[];
  /** The newest listed articles, newest first. */
  articles: readonly (CardContent<ArticleSlug> & Pick<Article, 'published'>)[];
  /** The other listed articles, newest first. */
  olderArticles: readonly PageLinkContent[];
  techniques: readonly Pick<Technique, 'name' | 'text' | 'picture'>[];
};
