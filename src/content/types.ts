// What the modules in src/generated export: tooling/content/views.ts makes it, with pictures as names, from the content files.
import type { MDXContent } from 'mdx/types';
import type { ArticleSlug, ConditionSlug, ServiceSlug } from '../generated/slugs.ts';
import type { Built, Focus, PictureRef } from '../lib/picture.ts';
import type { Page, PagePath } from './page.ts';
import type { Collection, Region } from './schemas/common.ts';
import type { Article, Condition, Service } from './schemas/entries.ts';
import type { PageContent, PageName, Text } from './schemas/pages.ts';
import type { Person } from './schemas/people.ts';
import type {
  CareRule,
  Movement,
  Place,
  Plate,
  Sign,
  Source,
  Technique,
  Urgency,
} from './schemas/registries.ts';

export type PageLinkContent<Path extends PagePath = PagePath> = { path: Path; title: string };

/** The signs of one urgency. */
export type SignCardContent = {
  urgency: Urgency;
  signs: readonly (Pick<Sign, 'name' | 'rest'> & { id: string })[];
};

/** What the care of a page can do, and what it risks. */
export type GainsAndRisksContent = {
  gains: NonNullable<Article['gains']>;
  /** The serious harm of each kind of care. */
  risks: readonly string[];
  rules: readonly CareRule[];
};

/** `goNow` holds the names of the signs. */
export type AnswerContent = Condition['answer'];

type EntryContent = {
  page: Page<PictureRef>;
  /** At most one card for each urgency, most urgent first. */
  signs: readonly SignCardContent[];
  gainsAndRisks?: GainsAndRisksContent | undefined;
  sources: readonly Source[];
  related: readonly (PageLinkContent &
    Pick<CardContent, 'picture' | 'focus'> & { collection: Collection })[];
  plates: Readonly<Record<string, Plate & { picture: PictureRef; ground: 'dark' | 'light' }>>;
  movements: Readonly<Record<string, Movement & { pictures: readonly PictureRef[] }>>;
  discStates?:
    | {
        heading: string;
        states: readonly (Text<'disc-states'>['states']['worn'] & { picture: PictureRef })[];
      }
    | undefined;
};

export type ArticleContent = EntryContent &
  Pick<Article, 'published' | 'cta'> & {
    /** "Dr. Jordan Ellis". */
    author?: string | undefined;
    /** Time to read it, in minutes. */
    minutes: number;
  };

export type ConditionContent = EntryContent &
  Pick<Condition, 'lead' | 'action' | 'closing'> & {
    answer: AnswerContent;
    /** Names of techniques: "Specific Prone and Activator"; null if there are none. */
    techniques: string | null;
  };

export type ServiceContent = EntryContent &
  Pick<Service, 'lead' | 'intro' | 'accordion' | 'steps' | 'faq' | 'closing'> & {
    answer: AnswerContent;
    conditions: { heading: string; text: string; links: readonly PageLinkContent[] };
    picture: PictureRef;
  };

type EntryModule<Content> = Built<Content> & { Text: MDXContent };

export type ArticleModule = EntryModule<ArticleContent>;
export type ConditionModule = EntryModule<ConditionContent>;
export type ServiceModule = EntryModule<ServiceContent>;
export type Illustrations = Pick<ArticleModule, 'plates' | 'movements' | 'discStates'>;

export type PageModule<Name extends PageName> = {
  page: Page;
  content: Built<PageContent<Name>>;
};

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
  /** Whether it lists the conditions, by part of the body. */
  byRegion?: true;
};

/** The notice, with its times as instants, in milliseconds. */
export type ShownNotice = {
  text: string;
  link: ({ label: string } & ({ path: PagePath } | { url: string })) | null;
  from: number;
  until: number;
};

export type PersonContent = Person & { photo?: PictureRef | undefined };

export type Lists = {
  navigation: readonly MenuItem[];
  services: readonly CardContent<ServiceSlug>[];
  serviceOverviews: Readonly<Record<ServiceSlug, Service['overview']>>;
  conditions: readonly CardContent<ConditionSlug>[];
  /** Conditions by the part of the body, as "Where does it hurt?" lists them. */
  regions: readonly { region: Region; name: string; conditions: readonly PageLinkContent[] }[];
  /** What the filter finds: conditions, and services that people look for by name. */
  conditionSearch: readonly (PageLinkContent & { synonyms: readonly string[] })[];
  /** All signs by place, and in each by urgency, most urgent first. */
  signs: readonly { place: Place; name: string; cards: readonly SignCardContent[] }[];
  /** The serious harm of each kind of care. */
  risks: readonly { name: string; text: string }[];
  /** The newest listed articles by topic, newest first in each. */
  articles: readonly {
    id: string;
    name: string;
    cards: readonly CardContent<ArticleSlug>[];
  }[];
  olderArticles: readonly PageLinkContent[];
  /** Those that the About page tells in one sentence. */
  techniques: readonly (Pick<Technique, 'name' | 'picture'> & { text: string })[];
};
