import contact from 'virtual:pages/contact';
import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '~/components/sections/ContactPage';
import { pageHead } from '~/lib/head';

export const Route = createFileRoute('/contact')({
  loader: () => contact.page,
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <ContactPage {...contact} />,
});
