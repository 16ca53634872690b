import { createFileRoute } from '@tanstack/react-router';
import { BlogPage } from '~/components/pages/BlogPage';
import blog from '~/generated/pages/blog';
import { headData, pageHead } from '~/site/head';

export const Route = createFileRoute('/blog/')({
  loader: () => headData(blog.page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <BlogPage {...blog} />,
});
