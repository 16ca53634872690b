// Types of the modules in src/generated. tooling/content/pageData.ts builds the values, with a `PictureRef` wherever the finished module imports a picture.
import type { MDXContent } from 'mdx/types';
import type { ArticleSlug, ConditionSlug, ServiceSlug } from '../generated/slugs.ts';
import type { IconName } from '../lib/iconNames.ts';
import type { OtherHoursRow, WeekRow } from '../lib/openingHours.ts';
import type { Periods } from '../lib/periods.ts';
import type { Built, FocalPoint, PictureRef } from '../lib/picture.ts';
import type { Urgency } from '../lib/urgency.ts';
import type { Collection, Region } from './common.ts';
import type { Article, Condition, Service } from './entries.ts';
import type { Notice } from './hours.ts';
import type { Page, PagePath } from './page.ts';
import type { PageBody, PageName } from './pages.ts';
import type { Person } from './people.ts';
import type { PolicyListName } from './policy.ts';
import type {
  careSafety,
  Emergency,
  Plate,
  Sign,
  SignGroup,
  Source,
  Technique,
} from './registries.ts';
import type { Site } from './site.ts';

export type LinkData<Path extends PagePath = PagePath> = { path: Path; title: string };

/** A link to a page, or to another site or a file in public/. */
export type LinkTarget =
  | (LinkData & { url?: never })
  | { url: string; title: string; path?: never };

export type SignCardData = {
  urgency: Urgency;
  signs: readonly (Pick<Sign, 'name' | 'rest'> & { id: string })[];
};

export type SafetyData = {
  /** Which words say it; see strings/safety.yaml. */
  version: (typeof careSafety)[number] | 'pregnancy' | 'children';
  /** The serious harm of each kind of care. */
  risks: readonly string[];
};

type EntryData = {
  page: Page<PictureRef>;
  /** At most one card for each urgency, most urgent first. */
  signs: readonly SignCardData[];
  emergency: Emergency | undefined;
  /** Nothing where no care is offered. */
  safety?: SafetyData | undefined;
  /** May have links. */
  doctorFirst?: string | undefined;
  /** What studies found, one fact each. */
  evidence: readonly string[];
  sources: readonly Source[];
  related: readonly (LinkData &
    Pick<CardData, 'picture' | 'focalPoint'> & { collection: Collection })[];
  plates: Readonly<Record<string, Plate & { picture: PictureRef; ground: 'dark' | 'light' }>>;
  /** Pictures in the body, by name. */
  pictures?: Readonly<Record<string, PictureRef>> | undefined;
};

export type ArticleData = EntryData &
  Pick<Article, 'published' | 'cta'> & {
    /** "Dr. Jordan Ellis". */
    author?: string | undefined;
  };

export type ConditionData = EntryData & Pick<Condition, 'lead' | 'action' | 'closing' | 'faq'>;

export type ServiceData = EntryData &
  Pick<Service, 'lead' | 'intro' | 'accordion' | 'steps' | 'faq' | 'closing' | 'prices'> & {
    conditions?: { heading: string; links: readonly LinkData[] } | undefined;
    picture: PictureRef;
  };

type IllustrationName = 'plates' | 'pictures';

export type InfoData = Pick<EntryData, 'page' | IllustrationName>;

type EntryModule<Content> = Built<Content> & { Body: MDXContent };

export type ArticleModule = EntryModule<ArticleData>;
export type ConditionModule = EntryModule<ConditionData>;
export type ServiceModule = EntryModule<ServiceData>;
export type InfoModule = EntryModule<InfoData>;
export type Illustrations = Pick<ArticleModule, IllustrationName>;

export type PageModule<Name extends PageName> = {
  page: Page;
  body: Built<PageBody<Name>>;
};

export type CardData<Slug extends string = string> = {
  slug: Slug;
  title: string;
  excerpt: string;
  picture: PictureRef;
  focalPoint: FocalPoint;
};

export type MenuItem = LinkTarget & {
  /** Name of the page inside its group in the menu on phones. */
  overview?: string | undefined;
  items?: readonly MenuItem[];
  /** Whether the item lists the conditions by part of the body. */
  byRegion?: true;
};

/** The facts that components show. */
export type SiteData = Omit<
  Site,
  'claims' | 'anatomy' | 'visit' | 'notice' | 'embeds' | 'redirects' | 'editor' | 'social'
> & {
  weekRows: readonly WeekRow[];
  otherHoursRows: readonly OtherHoursRow[];
  /** "Jordan Ellis, D.C., Chiropractor". */
  practitioners: readonly string[];
  otherPrices: readonly { what: string; price: string }[];
  notice: ShownNotice | null;
  periods: Periods;
  themeColor: string;
  social: readonly (Site['social'][number] & { icon: IconName })[];
};

/** The notice, without its times: see Periods. */
export type ShownNotice = Pick<Notice, 'text' | 'link'>;

/** A person, with the names of their techniques in place of the ids. */
export type PersonData = Omit<Person, 'techniques' | 'photo'> & {
  techniques: readonly string[];
  photo?: PictureRef | undefined;
  signature?: PictureRef | undefined;
};

/** A practitioner; `name` has the title: "Dr. Jordan Ellis". */
export type FaceData = Pick<Person, 'id' | 'name' | 'role' | 'focalPoint'> & { photo: PictureRef };

/** A page, or a question with its answer on one. */
export type SearchTarget = LinkData & {
  hash?: string;
  answer?: string;
  /** Whether the answer is about the hours, so that it also says if the office is open now. */
  opening?: true | undefined;
  /** Whether the list of prices answers it. */
  prices?: true | undefined;
  excerpt?: string;
  /** The headings of its body. */
  parts?: readonly { id: string; text: string }[];
  phrases: readonly string[];
};

export type Lists = {
  navigation: readonly MenuItem[];
  services: readonly (CardData<ServiceSlug> & { detail: string | undefined })[];
  conditions: readonly CardData<ConditionSlug>[];
  regions: readonly { region: Region; name: string; conditions: readonly LinkData[] }[];
  /** What the search finds, apart from warning signs. */
  searchTargets: readonly SearchTarget[];
  /** In each group by urgency, most urgent first. */
  signs: readonly { group: SignGroup; name: string; cards: readonly SignCardData[] }[];
  /** What people call signs when they search, by id; apart from `signs`, which pages load. */
  signSynonyms: Readonly<Record<string, readonly string[]>>;
  /** The serious harm of each kind of care. */
  risks: readonly { name: string; text: string }[];
  policy: Record<PolicyListName, { title: string; intro: string; items: readonly string[] }>;
  /** The sources of all signs, risks and rules. */
  safetySources: readonly Source[];
  /** Newest first. */
  articles: readonly CardData<ArticleSlug>[];
  footerLinks: readonly LinkTarget[];
  techniques: readonly (Pick<Technique, 'name' | 'picture'> & { text: string })[];
};
