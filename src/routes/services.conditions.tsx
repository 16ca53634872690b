import { createFileRoute } from '@tanstack/react-router';
import { ConditionsPage } from '~/components/pages/ConditionsPage.tsx';
import conditions from '~/generated/pages/conditions.ts';
import { headData, pageHead } from '~/head/head.ts';

export const Route = createFileRoute('/services/conditions')({
  loader: () => headData(conditions.page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <ConditionsPage {...conditions} />,
});
