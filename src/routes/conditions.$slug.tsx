import { createFileRoute } from '@tanstack/react-router';
import { ConditionPage } from '~/components/pages/ConditionPage.tsx';
import { entryLoader } from '~/entryLoader.ts';
import type { ConditionSlug } from '~/generated/slugs.ts';
import { headData, pageHead } from '~/head/head.ts';
import type { ConditionModule } from '~/schemas/modules.ts';

const conditions = entryLoader(
  import.meta.glob<{ default: ConditionModule }>('~/generated/conditions/*.ts'),
);

export const Route = createFileRoute('/conditions/$slug')({
  // Types the links. The loader refuses unknown slugs: a list of all of them would be sent with every page.
  params: { parse: ({ slug }) => ({ slug: slug as ConditionSlug }) },
  loader: async ({ params }) => headData((await conditions.load(params.slug)).page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: Condition,
});

function Condition() {
  return <ConditionPage {...conditions.useEntry(Route.useParams().slug)} />;
}
