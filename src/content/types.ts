/**
 * What the modules in src/generated export. The build makes them from the content files (tooling/content/views.ts), where
 * pictures are still names; components get them with what the build made of each picture.
 */
import type { MDXContent } from 'mdx/types';
import type { ArticleSlug, ConditionSlug, ServiceSlug } from '../generated/slugs.ts';
import type { Built, Focus, PictureRef } from '../lib/picture.ts';
import type { Page, PagePath } from './page.ts';
import type { Collection } from './schemas/common.ts';
import type { Article, Condition, Region, Service } from './schemas/entries.ts';
import type { PageContent, PageName, Text } from './schemas/pages.ts';
import type { Movement, Plate, Readers, Source, Technique, Urgency } from './schemas/registries.ts';

/** A link to a page, with the title of the page. */
export type PageLink<Path extends PagePath = PagePath> = { path: Path; title: string };

/** The signs of one urgency on a page. Groups stand in the order of the page. */
export type SignCard = {
  urgency: Urgency;
  groups: readonly { who: Readers | undefined; signs: readonly string[] }[];
};

/** What every entry shows from the registries and of other entries. */
type EntryContent = {
  page: Page<PictureRef>;
  /** At most three cards, most pressing first. */
  signs: readonly SignCard[];
  /** Risks of the care on this page. */
  risks: readonly { name: string; text: string }[];
  sources: readonly Source[];
  related: readonly (PageLink & { collection: Collection })[];
  /** Plates of the text by id. */
  plates: Readonly<Record<string, Plate & { picture: PictureRef; ground: 'dark' | 'light' }>>;
  /** Movements of the text by id, with a picture for each frame. */
  movements: Readonly<Record<string, Movement & { pictures: readonly PictureRef[] }>>;
  /** Where the text shows them. */
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
    /** `goNow` are the short words of the signs. */
    answer: Condition['answer'];
    visit: { plan: string; techniques: readonly Pick<Technique, 'name' | 'text'>[] };
  };

export type ServiceContent = EntryContent &
  Pick<Service, 'lead' | 'intro' | 'accordion' | 'steps' | 'faq' | 'closing'> & {
    conditions: { heading: string; text: string; links: readonly PageLink[] };
    /** Pictures of the intro and of the text. */
    pictures: readonly [PictureRef, PictureRef];
  };

/** Content of an entry and its text, which stands in a module of its own. */
type EntryModule<Content> = Built<Content> & { Text: MDXContent };

export type ArticleModule = EntryModule<ArticleContent>;
export type ConditionModule = EntryModule<ConditionContent>;
export type ServiceModule = EntryModule<ServiceContent>;
/** What a text shows by id. */
export type Illustrations = Pick<ArticleModule, 'plates' | 'movements' | 'discStates'>;

/** A page that is not an entry. */
export type PageModule<Name extends PageName> = {
  page: Page;
  content: Built<PageContent<Name>>;
};

/** An entry in a list, with its picture. */
export type Card<Slug extends string = string> = {
  slug: Slug;
  title: string;
  excerpt: string;
  picture: PictureRef;
  /** Where the subject of the picture is. */
  focus: Focus;
};

/** An entry of the menus. */
export type MenuItem = PageLink & {
  /** Name of the page within its group in the phone's menu. */
  overview?: string | undefined;
  items?: readonly MenuItem[];
};

/** Modules of src/generated/lists. */
export type Lists = {
  navigation: readonly MenuItem[];
  services: readonly Card<ServiceSlug>[];
  /** What the services page says of each. */
  serviceOverviews: Readonly<Record<ServiceSlug, Service['overview']>>;
  conditions: readonly Card<ConditionSlug>[];
  /** Conditions by the part of the body, in the order of "Where does it hurt?". */
  regions: readonly { region: Region; name: string; conditions: readonly PageLink[] }[];
  /** All conditions with the words by which the filter finds them. */
  conditionSearch: readonly (PageLink & { synonyms: readonly string[] })[];
  /** The newest listed articles, newest first. */
  articles: readonly (Card<ArticleSlug> & Pick<Article, 'published'>)[];
  /** The listed articles that have no card, newest first. */
  olderArticles: readonly PageLink[];
  techniques: readonly Pick<Technique, 'name' | 'text' | 'picture'>[];
};
