import about from 'virtual:pages/about';
import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '~/components/sections/AboutPage';
import { pageHead } from '~/lib/head';

export const Route = createFileRoute('/about')({
  loader: () => about.page,
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <AboutPage {...about} />,
});
