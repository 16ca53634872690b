import { createFileRoute } from '@tanstack/react-router';
import { BlogPage } from '~/components/pages/BlogPage.tsx';
import blog from '~/generated/pages/blog.ts';
import { headData, pageHead } from '~/head/head.ts';

export const Route = createFileRoute('/blog/')({
  loader: () => headData(blog.page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <BlogPage {...blog} />,
});
