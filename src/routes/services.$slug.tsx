import { createFileRoute } from '@tanstack/react-router';
import { ServicePage } from '~/components/pages/ServicePage.tsx';
import { entriesOf } from '~/entriesOf.ts';
import type { ServiceSlug } from '~/generated/slugs.ts';
import { headData, pageHead } from '~/head/head.ts';
import type { ServiceModule } from '~/schemas/modules.ts';

const services = entriesOf(
  import.meta.glob<{ default: ServiceModule }>('~/generated/services/*.ts'),
);

export const Route = createFileRoute('/services/$slug')({
  // Only the type, for links; the loader checks that the entry exists.
  params: { parse: ({ slug }) => ({ slug: slug as ServiceSlug }) },
  loader: async ({ params }) => headData((await services.load(params.slug)).page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: Service,
});

function Service() {
  return <ServicePage {...services.useEntry(Route.useParams().slug)} />;
}
