import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import labels from '~/generated/strings/person.ts';
import { site } from '../../../tests/fixtures/secondOwner/site.ts';
import { PersonDetails } from './PersonDetails.tsx';

const [first, second] = site.people.map((person) => ({
  ...person,
  photo: undefined,
  film: undefined,
}));
if (!first || !second) throw new Error('The second owner has two people.');

test('the page says what people may look up and ask for, and nothing of those who have none', () => {
  const { container } = render(<PersonDetails person={first} />);
  expect(screen.getByRole('link', { name: labels.lookup })).toHaveAttribute(
    'href',
    'https://board.example.org/lookup',
  );
  for (const [label, text] of [
    [labels.education, 'Doctor of Chiropractic, Cleveland University, 2009; B.S.'],
    [labels.mayAsk, 'a parent in the room; a pause'],
    [labels.languages, 'English, Spanish'],
  ])
    expect(screen.getByText(label ?? '').nextElementSibling).toHaveTextContent(text ?? '');
  render(<PersonDetails person={second} />, { container });
  expect(container).toHaveTextContent(new RegExp(`^${labels.languages}\\S+$`));
});
