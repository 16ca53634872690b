import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '~/components/pages/ContactPage';
import contact from '~/generated/pages/contact';
import { headData, pageHead } from '~/site/head';

export const Route = createFileRoute('/contact')({
  loader: () => headData(contact.page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <ContactPage {...contact} />,
});
