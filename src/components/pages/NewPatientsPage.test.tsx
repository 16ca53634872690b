import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import newPatients from '~/generated/pages/new-patients.ts';
import { renderWithRouter } from '../../../tests/renderWithRouter.tsx';
import { NewPatientsPage } from './NewPatientsPage.tsx';

// jsdom has no media queries.
vi.mock('~/components/embeds/FormScript.tsx', () => ({ FormScript: () => null }));
vi.mock('~/generated/embeds.ts', async (original) => ({
  ...(await original<object>()),
  newPatientSpecial: { src: 'https://form.jotform.com/1', height: 1100 },
}));

test('a form by its address stands once, with those for whom the page is first', async () => {
  const { page, body } = newPatients;
  const sections = body.sections.map((section) => ({ ...section, picture: page.picture }));
  await renderWithRouter(<NewPatientsPage page={page} body={{ ...body, sections }} />);
  const frame = screen.getByTitle(body.formName);
  expect(frame).toHaveAttribute('src', 'https://form.jotform.com/1');
  const [first] = sections;
  expect(frame.closest(`#${first?.id}`)).toBeVisible();
  for (const { frameTitle } of sections) expect(screen.queryByTitle(frameTitle)).toBeNull();
});
