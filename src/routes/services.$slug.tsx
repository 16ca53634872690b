import { createFileRoute } from '@tanstack/react-router';
import { ServicePage } from '~/components/pages/ServicePage.tsx';
import { entryLoader } from '~/entryLoader.ts';
import type { ServiceSlug } from '~/generated/slugs.ts';
import { headData, pageHead } from '~/head/head.ts';
import type { ServiceModule } from '~/schemas/modules.ts';

const services = entryLoader(
  import.meta.glob<{ default: ServiceModule }>('~/generated/services/*.ts'),
);

export const Route = createFileRoute('/services/$slug')({
  // Types the links. The loader refuses unknown slugs: a list of all of them would be sent with every page.
  params: { parse: ({ slug }) => ({ slug: slug as ServiceSlug }) },
  loader: async ({ params }) => headData((await services.load(params.slug)).page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: Service,
});

function Service() {
  return <ServicePage {...services.useEntry(Route.useParams().slug)} />;
}
