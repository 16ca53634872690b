import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '~/components/pages/HomePage';
import home from '~/generated/pages/home';
import { pageHead } from '~/site/head';

export const Route = createFileRoute('/')({
  loader: () => home.page,
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <HomePage {...home} />,
});
