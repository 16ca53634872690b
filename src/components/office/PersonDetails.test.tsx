import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import labels from '~/generated/strings/person.ts';
import { site } from '../../../tests/fixtures/secondOwner/site.ts';
import { PersonDetails } from './PersonDetails.tsx';

const [, person] = site.people;
if (!person) throw new Error('The second owner has no second person.');

test.each([
  [['English'], null],
  [['Spanish'], 'Spanish'],
  [['English', 'Spanish'], 'English, Spanish'],
])('of a person who speaks %j, the page says %j', (languages, shown) => {
  const shownPerson = { ...person, photo: undefined, film: undefined, languages };
  render(<PersonDetails person={shownPerson} />);
  const label = screen.queryByText(labels.languages);
  expect(label?.nextElementSibling?.textContent ?? null).toBe(shown);
});
