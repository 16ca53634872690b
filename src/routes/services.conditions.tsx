import conditions from 'virtual:pages/conditions';
import { createFileRoute } from '@tanstack/react-router';
import { ConditionsPage } from '~/components/sections/ConditionsPage';
import { pageHead } from '~/lib/head';

export const Route = createFileRoute('/services/conditions')({
  loader: () => conditions.page,
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <ConditionsPage {...conditions} />,
});
