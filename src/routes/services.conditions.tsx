import { createFileRoute } from '@tanstack/react-router';
import { ConditionsPage } from '~/components/pages/ConditionsPage';
import conditions from '~/generated/pages/conditions';
import { headData, pageHead } from '~/site/head';

export const Route = createFileRoute('/services/conditions')({
  loader: () => headData(conditions.page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <ConditionsPage {...conditions} />,
});
