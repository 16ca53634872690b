import { createFileRoute } from '@tanstack/react-router';
import { ConditionPage } from '~/components/pages/ConditionPage.tsx';
import { entriesOf } from '~/entriesOf.ts';
import type { ConditionSlug } from '~/generated/slugs.ts';
import { headData, pageHead } from '~/head/head.ts';
import type { ConditionModule } from '~/schemas/modules.ts';

const conditions = entriesOf(
  import.meta.glob<{ default: ConditionModule }>('~/generated/conditions/*.ts'),
);

export const Route = createFileRoute('/conditions/$slug')({
  // Only the type, for links; the loader checks that the entry exists.
  params: { parse: ({ slug }) => ({ slug: slug as ConditionSlug }) },
  loader: async ({ params }) => headData((await conditions.load(params.slug)).page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: Condition,
});

function Condition() {
  return <ConditionPage {...conditions.useEntry(Route.useParams().slug)} />;
}
