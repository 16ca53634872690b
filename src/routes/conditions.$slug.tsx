import { createFileRoute, notFound } from '@tanstack/react-router';
import { ConditionPage } from '~/components/sections/ConditionPage';
import { entriesOf } from '~/content/entries';
import type { ConditionModule } from '~/content/entry';
import type { ConditionSlug } from '~/content/slugs.gen';
import { pageHead } from '~/lib/head';

const conditions = entriesOf<ConditionModule>(import.meta.glob('../content/conditions/*.mdx'));

export const Route = createFileRoute('/conditions/$slug')({
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
