// @vitest-environment node
import { expect, test } from 'vitest';
import { nameAndRole, roleOf, titledName } from './people.ts';

test('a person may have no title, credentials or pronouns', () => {
  const person = {
    title: 'Dr.',
    name: 'Robin Hale',
    credentials: 'D.C.',
    role: 'Chiropractor',
    pronouns: 'she/her',
  };
  expect(titledName(person)).toBe('Dr. Robin Hale');
  expect(titledName({ ...person, title: null })).toBe('Robin Hale');
  expect(nameAndRole(person)).toBe('Robin Hale, D.C., Chiropractor');
  expect(nameAndRole({ ...person, credentials: null })).toBe('Robin Hale, Chiropractor');
  expect(roleOf(person)).toBe('Chiropractor, D.C. (she/her)');
  expect(roleOf({ ...person, credentials: null, pronouns: null })).toBe('Chiropractor');
});
