import { createFileRoute } from '@tanstack/react-router';
import { ServicesPage } from '~/components/pages/ServicesPage';
import services from '~/generated/pages/services';
import { headData, pageHead } from '~/site/head';

export const Route = createFileRoute('/services/')({
  loader: () => headData(services.page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <ServicesPage {...services} />,
});
