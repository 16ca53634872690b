// @vitest-environment node
import { expect, test } from 'vitest';
import { formatPhone, hotline, hotlineHref, telephoneHref } from './phone.ts';

test('phone numbers are formatted if they are North American', () => {
  expect(formatPhone('+19135550142')).toBe('(913) 555-0142');
  for (const other of ['+191355501420', '+1913555014', '0+19135550142'])
    expect(formatPhone(other)).toBe(other);
  expect(telephoneHref('+19135550142')).toBe('tel:+19135550142');
});

test('hotlines are told from other numbers, and their links call them', () => {
  const all = (text: string) => text.match(new RegExp(hotline, 'g'));
  expect(all('Call or text 988, or 1-800-422-4453.')).toEqual(['988', '1-800-422-4453']);
  expect(all('988 people paid $988 or 1,988 at 988-1234 or 988.5')).toEqual(['988']);
  expect(hotlineHref('1-800-422-4453')).toBe('tel:+18004224453');
  expect(hotlineHref('988')).toBe('tel:988');
});
