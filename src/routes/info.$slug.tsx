import { createFileRoute } from '@tanstack/react-router';
import { InfoPage } from '~/components/pages/InfoPage.tsx';
import { entryLoader } from '~/entryLoader.ts';
import type { InfoSlug } from '~/generated/slugs.ts';
import { headData, pageHead } from '~/head/head.ts';
import type { InfoModule } from '~/schemas/modules.ts';

const pages = entryLoader(import.meta.glob<{ default: InfoModule }>('~/generated/info/*.ts'));

export const Route = createFileRoute('/info/$slug')({
  // Types the links. The loader refuses unknown slugs: a list of all of them would be sent with every page.
  params: { parse: ({ slug }) => ({ slug: slug as InfoSlug }) },
  loader: async ({ params }) => headData((await pages.load(params.slug)).page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: Info,
});

function Info() {
  return <InfoPage {...pages.useEntry(Route.useParams().slug)} />;
}
