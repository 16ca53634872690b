import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '~/components/pages/AboutPage';
import about from '~/generated/pages/about';
import { headData, pageHead } from '~/site/head';

export const Route = createFileRoute('/about')({
  loader: () => headData(about.page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <AboutPage {...about} />,
});
