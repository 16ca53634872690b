import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '~/components/pages/HomePage';
import home from '~/generated/pages/home';
import { headData, pageHead } from '~/site/head';

export const Route = createFileRoute('/')({
  loader: () => headData(home.page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <HomePage {...home} />,
});
