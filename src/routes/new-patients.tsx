import { createFileRoute } from '@tanstack/react-router';
import { NewPatientsPage } from '~/components/pages/NewPatientsPage.tsx';
import newPatients from '~/generated/pages/new-patients.ts';
import { headData, pageHead } from '~/head/head.ts';

export const Route = createFileRoute('/new-patients')({
  loader: () => headData(newPatients.page),
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <NewPatientsPage {...newPatients} />,
});
