import { createFileRoute } from '@tanstack/react-router';
import type { ArticleId } from '~/content/slugs.gen';
import { pageHead } from '~/lib/head';
import { articles } from './-articles';

export const Route = createFileRoute('/blog/$id')({
  // Links are typed by this; the loader refuses an id that has no article.
  params: { parse: ({ id }) => ({ id: id as ArticleId }) },
  loader: async ({ params }) => {
    const { entry } = await articles.load(params.id);
    return pageHead({ ...entry, path: `/blog/${params.id}` });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: function Article() {
    const Page = articles.component(Route.useParams().id);
    return <Page />;
  },
});
