import { createFileRoute, notFound } from '@tanstack/react-router';
import { ServicePage } from '~/components/sections/ServicePage';
import { entriesOf } from '~/content/entries';
import type { ServiceModule } from '~/content/entry';
import type { ServiceSlug } from '~/content/slugs.gen';
import { pageHead } from '~/lib/head';

const services = entriesOf<ServiceModule>(import.meta.glob('../content/services/*.mdx'));

export const Route = createFileRoute('/services/$slug')({
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
