import services from 'virtual:pages/services';
import { createFileRoute } from '@tanstack/react-router';
import { ServicesPage } from '~/components/sections/ServicesPage';
import { pageHead } from '~/lib/head';

export const Route = createFileRoute('/services/')({
  loader: () => services.page,
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <ServicesPage {...services} />,
});
