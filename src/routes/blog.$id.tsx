import { createFileRoute, notFound } from '@tanstack/react-router';
import { ArticlePage } from '~/components/sections/ArticlePage';
import { articles } from '~/content/collections';
import type { ArticleSlug } from '~/content/slugs.gen';
import { pageHead } from '~/lib/head';

export const Route = createFileRoute('/blog/$id')({
  // The loader asks for the text while the component is on its way.
  codeSplitGroupings: [['component']],
  // Gives links their type; whether there is such an article is known when it is loaded.
  params: { parse: ({ id }) => ({ id: id as ArticleSlug }) },
  loader: async ({ params }) => {
    const article = await articles.load(params.id);
    if (!article) throw notFound();
    return article.page;
  },
  head: ({ loaderData }) => pageHead(loaderData),
  component: Article,
});

function Article() {
  const { id } = Route.useParams();
  return <ArticlePage {...articles.useEntry(id)} page={Route.useLoaderData()} />;
}
