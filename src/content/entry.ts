import type { ComponentType } from 'react';
import type { PictureSource } from '~/lib/picture';
import type { Page } from './page';
import type { Article, Condition, Service } from './schemas/entries';
import type { ArticleSlug, ConditionSlug, ServiceSlug } from './slugs.gen';

/** Links to other entries, with their titles. */
export type Related = {
  services: readonly { slug: ServiceSlug; title: string }[];
  conditions: readonly { slug: ConditionSlug; title: string }[];
  articles: readonly { slug: ArticleSlug; title: string }[];
};

/** Front matter that the page holds already, or that only lists show. */
export const listFields = [
  'title',
  'description',
  'keywords',
  'hero',
  'excerpt',
  'order',
  'number',
  'listed',
  'overview',
] as const;

type ListField = (typeof listFields)[number];

/** What a compiled MDX file of a collection exports: its page, its front matter with related slugs resolved, its text. */
type EntryModule<Words> = {
  page: Page;
  words: Omit<Words, ListField | 'related'> & { related: Related };
  /** Pictures of the sections in order. */
  sections: readonly PictureSource[];
  /** The text. */
  default: ComponentType<{ components: Readonly<Record<string, ComponentType<never>>> }>;
};

export type ArticleModule = EntryModule<Article>;
export type ConditionModule = EntryModule<Condition>;
export type ServiceModule = EntryModule<
  Omit<Service, 'conditions'> & {
    conditions: Omit<Service['conditions'], 'slugs'> & { links: Related['conditions'] };
  }
>;
