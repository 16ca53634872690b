import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '~/components/pages/ContactPage';
import contact from '~/generated/pages/contact';
import { pageHead } from '~/site/head';

export const Route = createFileRoute('/contact')({
  loader: () => contact.page,
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <ContactPage {...contact} />,
});
