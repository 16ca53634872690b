// @vitest-environment node
import { expect, test } from 'vitest';
import { nameAndRole, titledName } from './people.ts';

const person = { title: 'Dr.', name: 'Robin Hale', credentials: 'D.C.', role: 'Chiropractor' };

test('a person is shown with a title, or with credentials and role', () => {
  expect(titledName(person)).toBe('Dr. Robin Hale');
  expect(nameAndRole(person)).toBe('Robin Hale, D.C., Chiropractor');
});

test('a title or credentials may be missing', () => {
  expect(titledName({ ...person, title: null })).toBe('Robin Hale');
  expect(nameAndRole({ ...person, credentials: null })).toBe('Robin Hale, Chiropractor');
});
