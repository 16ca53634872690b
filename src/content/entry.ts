import type { ComponentType } from 'react';
import type { PictureSource } from '~/lib/picture';
import type { Article, Condition, Service } from './schemas/entries';
import type { ArticleId, ConditionSlug, ServiceSlug } from './slugs.gen';

/** Links to other entries, with their titles. */
export type Related = {
  services: readonly { slug: ServiceSlug; title: string }[];
  conditions: readonly { slug: ConditionSlug; title: string }[];
  articles: readonly { slug: ArticleId; title: string }[];
};

/** What a compiled MDX file of a collection exports; its front matter with related slugs resolved to {@link Related}. */
export type EntryModule<Data> = {
  /** The text. */
  default: ComponentType<{ components: Readonly<Record<string, ComponentType<never>>> }>;
  entry: Data & { related: Related };
  /** Picture of the hero. */
  hero: PictureSource;
  /** Upright picture of the hero, where there is one. */
  portrait: PictureSource | undefined;
  /** Pictures of the sections in order. */
  sections: readonly PictureSource[];
};

export type ArticleModule = EntryModule<Omit<Article, 'related'>>;
export type ConditionModule = EntryModule<Omit<Condition, 'related'>>;
export type ServiceModule = EntryModule<
  Omit<Service, 'related'> & { conditions: { links: Related['conditions'] } }
>;
