import type { ComponentType } from 'react';
import type { PictureSource } from '~/lib/picture';
import type { Page } from './page';
import type {
  Movement,
  Plate,
  Readers,
  Risk,
  Technique,
  Urgency,
  Work,
} from './schemas/collections';
import type { Article, Condition, Service } from './schemas/entries';
import type { Texts } from './schemas/pages';
import type { ArticleSlug, ConditionSlug, ServiceSlug } from './slugs.gen';

/** Links to other entries, with their titles. */
export type Related = {
  services: readonly { slug: ServiceSlug; title: string }[];
  conditions: readonly { slug: ConditionSlug; title: string }[];
  articles: readonly { slug: ArticleSlug; title: string }[];
};

/** The signs of one urgency on a page, as sentences; a card each. Parts stand in the order of the page. */
export type SignCard = {
  urgency: Urgency;
  groups: readonly { who?: Readers | undefined; signs: readonly string[] }[];
};

/** What a page shows of the collections that it names by id. */
type Named = {
  /** At most three cards, most pressing first. */
  signs: readonly SignCard[];
  /** Risks of the care on this page. */
  risks: readonly Risk[];
  sources: readonly Work[];
};

/** A plate with its picture. */
export type ShownPlate = Plate & { picture: PictureSource; ground: 'dark' | 'light' };
/** A movement with its pictures, one for each frame. */
export type ShownMovement = Movement & { pictures: readonly PictureSource[] };

/** What a text shows of the collections of figures, by id. */
export type Figures = {
  plates: Readonly<Record<string, ShownPlate>>;
  movements: Readonly<Record<string, ShownMovement>>;
  /** Where the text shows them. */
  discStates?: Omit<Texts<'disc-states'>, 'states'> & {
    states: readonly (Texts<'disc-states'>['states']['worn'] & { picture: PictureSource })[];
  };
};

/** Front matter that the page holds already, or that only lists show. */
export const listFields = [
  'title',
  'searchTitle',
  'description',
  'keywords',
  'hero',
  'excerpt',
  'order',
  'number',
  'listed',
  'region',
  'synonyms',
  'overview',
] as const;

type ListField = (typeof listFields)[number];

/** What a compiled MDX file of a collection exports: its page, its front matter with slugs and ids resolved, its text. */
type EntryModule<Words> = {
  page: Page;
  words: Omit<Words, ListField | 'related' | 'care' | keyof Named> & Named & { related: Related };
  /** Pictures of a service's intro and text. */
  sections: readonly PictureSource[];
  figures: Figures;
  /** The text. */
  default: ComponentType<{ components: Readonly<Record<string, ComponentType<never>>> }>;
};

export type ArticleModule = EntryModule<Article>;
export type ConditionModule = EntryModule<
  Omit<Condition, 'answer' | 'visit'> & {
    /** `goNow` are the short words of the signs. */
    answer: Condition['answer'];
    visit: Omit<Condition['visit'], 'techniques'> & {
      techniques: readonly Pick<Technique, 'name' | 'text'>[];
    };
  }
>;
export type ServiceModule = EntryModule<
  Omit<Service, 'conditions'> & {
    conditions: Omit<Service['conditions'], 'slugs'> & { links: Related['conditions'] };
  }
>;
