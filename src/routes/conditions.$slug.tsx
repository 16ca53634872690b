import { createFileRoute, notFound } from '@tanstack/react-router';
import { ConditionPage } from '~/components/sections/ConditionPage';
import { conditions } from '~/content/collections';
import type { ConditionSlug } from '~/content/slugs.gen';
import { pageHead } from '~/lib/head';

export const Route = createFileRoute('/conditions/$slug')({
  // The loader asks for the text while the component is on its way.
  codeSplitGroupings: [['component']],
  // Gives links their type; whether there is such a condition is known when it is loaded.
  params: { parse: ({ slug }) => ({ slug: slug as ConditionSlug }) },
  loader: async ({ params }) => {
    const condition = await conditions.load(params.slug);
    if (!condition) throw notFound();
    return condition.page;
  },
  head: ({ loaderData }) => pageHead(loaderData),
  component: Condition,
});

function Condition() {
  const { slug } = Route.useParams();
  return <ConditionPage {...conditions.useEntry(slug)} page={Route.useLoaderData()} />;
}
