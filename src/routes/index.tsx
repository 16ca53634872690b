import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '~/components/pages/HomePage.tsx';
import home from '~/generated/pages/home.ts';
import { headData, pageHead } from '~/head/head.ts';

export const Route = createFileRoute('/')({
  loader: () => headData(home.page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <HomePage {...home} />,
});
