import home from 'virtual:pages/home';
import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '~/components/sections/HomePage';
import { pageHead } from '~/lib/head';

export const Route = createFileRoute('/')({
  loader: () => home.page,
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <HomePage {...home} />,
});
