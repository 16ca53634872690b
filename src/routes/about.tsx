import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '~/components/pages/AboutPage.tsx';
import about from '~/generated/pages/about.ts';
import { headData, pageHead } from '~/head/head.ts';

export const Route = createFileRoute('/about')({
  loader: () => headData(about.page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <AboutPage {...about} />,
});
