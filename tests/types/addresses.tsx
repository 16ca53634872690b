import { Link } from '@tanstack/react-router';
import type { ArticleSlug, ConditionSlug, ServiceSlug } from '~/generated/slugs.ts';
import type { Page, PagePath } from '~/schemas/page.ts';

// `npm run typecheck` checks this file: each line below a `@ts-expect-error` must be an error, and no other line.
declare const article: ArticleSlug;
declare const condition: ConditionSlug;
declare const service: ServiceSlug;

export const links = (
  <>
    <Link to="/about" />
    <Link to="/blog/$id" params={{ id: article }} />
    <Link to="/conditions/$slug" params={{ slug: condition }} />
    <Link to="/services/$slug" params={{ slug: service }} />
    {/* @ts-expect-error There is no such route. */}
    <Link to="/abuot" />
    {/* @ts-expect-error There is no such article. */}
    <Link to="/blog/$id" params={{ id: 'no-such-article' }} />
    {/* @ts-expect-error There is no such condition. */}
    <Link to="/conditions/$slug" params={{ slug: 'no-such-condition' }} />
    {/* @ts-expect-error There is no such service. */}
    <Link to="/services/$slug" params={{ slug: 'no-such-service' }} />
    {/* @ts-expect-error An article needs an id. */}
    <Link to="/blog/$id" />
  </>
);

export const paths: PagePath[] = [
  '/about',
  `/blog/${article}`,
  // @ts-expect-error There is no such page.
  '/abuot',
  // @ts-expect-error There is no such article.
  '/blog/no-such-article',
];

export const trail: Page['trail'] = [
  { name: 'Blog', path: '/blog' },
  // @ts-expect-error An article without its id has no address.
  { name: 'Article', path: '/blog/$id' },
];

declare const common: Omit<Page, 'kind' | 'published' | 'author'>;

export const dated: Page = {
  ...common,
  kind: 'article',
  author: 'doctor',
  published: '2025-09-22',
};
// @ts-expect-error A service has no day of publication.
export const mixture: Page = { ...common, kind: 'service', published: '2025-09-22' };
