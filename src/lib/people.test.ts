// @vitest-environment node
import { expect, test } from 'vitest';
import { nameAndRole, titledName } from './people.ts';

test('a person may have no title and no credentials', () => {
  const person = { title: 'Dr.', name: 'Robin Hale', credentials: 'D.C.', role: 'Chiropractor' };
  expect(titledName(person)).toBe('Dr. Robin Hale');
  expect(titledName({ ...person, title: null })).toBe('Robin Hale');
  expect(nameAndRole(person)).toBe('Robin Hale, D.C., Chiropractor');
  expect(nameAndRole({ ...person, credentials: null })).toBe('Robin Hale, Chiropractor');
});
