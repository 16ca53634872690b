import newPatients from 'virtual:pages/new-patients';
import { createFileRoute } from '@tanstack/react-router';
import { NewPatientsPage } from '~/components/sections/NewPatientsPage';
import { pageHead } from '~/lib/head';

export const Route = createFileRoute('/new-patients')({
  loader: () => newPatients.page,
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <NewPatientsPage {...newPatients} />,
});
