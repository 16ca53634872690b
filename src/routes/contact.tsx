import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '~/components/pages/ContactPage.tsx';
import contact from '~/generated/pages/contact.ts';
import { headData, pageHead } from '~/head/head.ts';

export const Route = createFileRoute('/contact')({
  loader: () => headData(contact.page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <ContactPage {...contact} />,
});
