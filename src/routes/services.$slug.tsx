import { createFileRoute } from '@tanstack/react-router';
import { ServicePage } from '~/components/pages/ServicePage.tsx';
import type { ServiceModule } from '~/content/types.ts';
import type { ServiceSlug } from '~/generated/slugs.ts';
import { entriesOf } from '~/site/entriesOf.ts';
import { headData, pageHead } from '~/site/head.ts';

const services = entriesOf(
  import.meta.glob<{ default: ServiceModule }>('~/generated/services/*.ts'),
);

export const Route = createFileRoute('/services/$slug')({
  // Gives links their type; the loader finds out whether there is such a service.
  params: { parse: ({ slug }) => ({ slug: slug as ServiceSlug }) },
  loader: async ({ params }) => headData((await services.load(params.slug)).page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: Service,
});

function Service() {
  return <ServicePage {...services.useEntry(Route.useParams().slug)} />;
}
