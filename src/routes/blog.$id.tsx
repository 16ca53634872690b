import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '~/components/pages/ArticlePage.tsx';
import { entryLoader } from '~/entryLoader.ts';
import type { ArticleSlug } from '~/generated/slugs.ts';
import { headData, pageHead } from '~/head/head.ts';
import type { ArticleModule } from '~/schemas/modules.ts';

const articles = entryLoader(import.meta.glob<{ default: ArticleModule }>('~/generated/blog/*.ts'));

export const Route = createFileRoute('/blog/$id')({
  // Types the links. The loader refuses unknown slugs: a list of all of them would be sent with every page.
  params: { parse: ({ id }) => ({ id: id as ArticleSlug }) },
  loader: async ({ params }) => headData((await articles.load(params.id)).page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: Article,
});

function Article() {
  return <ArticlePage {...articles.useEntry(Route.useParams().id)} />;
}
