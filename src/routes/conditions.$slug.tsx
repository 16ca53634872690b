import { createFileRoute } from '@tanstack/react-router';
import type { ConditionSlug } from '~/content/slugs.gen';
import { pageHead } from '~/lib/head';
import { conditions } from './-conditions';

export const Route = createFileRoute('/conditions/$slug')({
  // Links are typed by this; the loader refuses a slug that has no condition.
  params: { parse: ({ slug }) => ({ slug: slug as ConditionSlug }) },
  loader: async ({ params }) => {
    const { entry } = await conditions.load(params.slug);
    return pageHead({ ...entry, path: `/conditions/${params.slug}` });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: function Condition() {
    const Page = conditions.component(Route.useParams().slug);
    return <Page />;
  },
});
