// @vitest-environment node
import { expect, test } from 'vitest';
import { formatPhone, hotline, hotlineHref, telephoneHref } from './phone.ts';

test('phone numbers are formatted if they are North American', () => {
  expect(formatPhone('+19135550142')).toBe('(913) 555-0142');
  for (const other of ['+191355501420', '+1913555014', '0+19135550142'])
    expect(formatPhone(other)).toBe(other);
  expect(telephoneHref('+19135550142')).toBe('tel:+19135550142');
});

test('988 is a hotline where a text says to call it, and their links call them', () => {
  const all = (text: string) => text.match(new RegExp(hotline, 'gi'));
  expect(all('Call or text 988, or 1-800-422-4453.')).toEqual(['988', '1-800-422-4453']);
  for (const text of [
    'Call 911 or 988 now.',
    'call or\ntext 988 together',
    'Someone who texts 988',
  ])
    expect(all(text)).toEqual(['988']);
  for (const text of [
    'Read our 988 Google reviews.',
    'Of 988 people, 12 felt better.',
    'Call us, or come to room 988.',
    'We call 988 patients a year.',
    'Call $988 or 1,988 at 988-1234 or 988.5',
  ])
    expect(all(text)).toBe(null);
  expect(hotlineHref('1-800-422-4453')).toBe('tel:+18004224453');
  expect(hotlineHref('988')).toBe('tel:988');
});
