import { createFileRoute, notFound } from '@tanstack/react-router';
import { ServicePage } from '~/components/sections/ServicePage';
import { services } from '~/content/collections';
import type { ServiceSlug } from '~/content/slugs.gen';
import { pageHead } from '~/lib/head';

export const Route = createFileRoute('/services/$slug')({
  // The loader asks for the text while the component is on its way.
  codeSplitGroupings: [['component']],
  // Gives links their type; whether there is such a service is known when it is loaded.
  params: { parse: ({ slug }) => ({ slug: slug as ServiceSlug }) },
  loader: async ({ params }) => {
    const service = await services.load(params.slug);
    if (!service) throw notFound();
    return service.page;
  },
  head: ({ loaderData }) => pageHead(loaderData),
  component: Service,
});

function Service() {
  const { slug } = Route.useParams();
  return <ServicePage {...services.useEntry(slug)} page={Route.useLoaderData()} />;
}
