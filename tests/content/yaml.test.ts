import { expect, test } from 'vitest';
import { lastER, ownPhone, promise, typographic } from '../../tooling/content/yaml.ts';

test('quotes, dashes, and ellipses become typographic', () => {
  expect(typographic(`It's "fine" -- really...`)).toBe('It’s “fine” — really…');
});

test('phone numbers are found however they are typed, but toll-free ones are not', () => {
  const numbers = ['913-555-0142', '(913) 555-0142', '1-913-555-0142', '+1-913-555-0142'];
  expect(numbers.filter((number) => !ownPhone.test(number))).toEqual([]);
  expect(ownPhone.test('1-800-273-8255')).toBe(false);
});

test.each(['the best care', 'Best chiropractor in Kansas', 'The Best Care', 'a cure', '#1'])(
  '%s is a promise that nobody can keep',
  (text) => expect(text).toMatch(promise),
);

test.each(['Or go to the ER.', '911 or ER:', '(the ER)', 'An ER'])(
  '"%s" ends a clause with ER',
  (text) => expect(text).toMatch(lastER),
);

test.each(['Go to the ER if', 'The ER’s doctors', 'USER.'])('"%s" ends none with ER', (text) =>
  expect(text).not.toMatch(lastER),
);

test.each(['We do our best', 'Dr. Best', 'Best Buy gift cards'])('%s promises nothing', (text) =>
  expect(text).not.toMatch(promise),
);
