import blog from 'virtual:pages/blog';
import { createFileRoute } from '@tanstack/react-router';
import { BlogPage } from '~/components/sections/BlogPage';
import { pageHead } from '~/lib/head';

export const Route = createFileRoute('/blog/')({
  loader: () => blog.page,
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <BlogPage {...blog} />,
});
