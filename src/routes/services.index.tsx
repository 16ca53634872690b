import { createFileRoute } from '@tanstack/react-router';
import { ServicesPage } from '~/components/pages/ServicesPage';
import services from '~/generated/pages/services';
import { pageHead } from '~/site/head';

export const Route = createFileRoute('/services/')({
  loader: () => services.page,
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <ServicesPage {...services} />,
});
