import { createFileRoute } from '@tanstack/react-router';
import { NewPatientsPage } from '~/components/pages/NewPatientsPage';
import newPatients from '~/generated/pages/new-patients';
import { headData, pageHead } from '~/site/head';

export const Route = createFileRoute('/new-patients')({
  loader: () => headData(newPatients.page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <NewPatientsPage {...newPatients} />,
});
