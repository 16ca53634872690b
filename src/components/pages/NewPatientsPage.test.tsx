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

test('a form by its address stands once, below whom it is for', async () => {
  const { page, body } = newPatients;
  const sections = body.sections.map((section) => ({ ...section, picture: page.picture }));
  await renderWithRouter(<NewPatientsPage page={page} body={{ ...body, sections }} />);
  const frame = screen.getByTitle(body.formName);
  expect(frame).toHaveAttribute('src', 'https://form.jotform.com/1');
  for (const { heading, frameTitle } of sections) {
    const reason = screen.getByRole('heading', { name: heading });
    expect(reason.compareDocumentPosition(frame)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByTitle(frameTitle)).toBeNull();
  }
});
