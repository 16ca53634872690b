import { Link } from '@tanstack/react-router';
import type { ArticleSlug, ConditionSlug, ServiceSlug } from '~/generated/slugs.ts';
import type { PagePath } from '~/schemas/page.ts';

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
  // @ts-expect-error An article without its id has no address.
  '/blog/$id',
];
