import { createFileRoute } from '@tanstack/react-router';
import type { ServiceSlug } from '~/content/slugs.gen';
import { pageHead } from '~/lib/head';
import { services } from './-services';

export const Route = createFileRoute('/services/$slug')({
  // Links are typed by this; the loader refuses a slug that has no service.
  params: { parse: ({ slug }) => ({ slug: slug as ServiceSlug }) },
  loader: async ({ params }) => {
    const { entry } = await services.load(params.slug);
    return pageHead({ ...entry, path: `/services/${params.slug}` });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: function Service() {
    const Page = services.component(Route.useParams().slug);
    return <Page />;
  },
});
