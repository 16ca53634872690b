// @vitest-environment node
import { expect, test } from 'vitest';
import { formatPhone, telephoneHref } from './phone.ts';

test('a phone number is formatted for reading and for links', () => {
  expect(formatPhone('+19135550142')).toBe('(913) 555-0142');
  expect(telephoneHref('+19135550142')).toBe('tel:+19135550142');
});

test.each(['+191355501420', '+1913555014', '+442079460123', '0+19135550142'])(
  '%s is not a North American number and stays as it is',
  (phone) => expect(formatPhone(phone)).toBe(phone),
);
