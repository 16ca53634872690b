// @vitest-environment node
import { expect, test } from 'vitest';
import { formatPhone, telephoneHref } from './phone.ts';

test('phone numbers are formatted if they are North American', () => {
  expect(formatPhone('+19135550142')).toBe('(913) 555-0142');
  for (const other of ['+191355501420', '+1913555014', '0+19135550142'])
    expect(formatPhone(other)).toBe(other);
  expect(telephoneHref('+19135550142')).toBe('tel:+19135550142');
});
