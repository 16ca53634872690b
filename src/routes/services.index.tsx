import { createFileRoute } from '@tanstack/react-router';
import { ServicesPage } from '~/components/pages/ServicesPage.tsx';
import services from '~/generated/pages/services.ts';
import { headData, pageHead } from '~/head/head.ts';

export const Route = createFileRoute('/services/')({
  loader: () => headData(services.page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <ServicesPage {...services} />,
});
