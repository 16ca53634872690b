// @vitest-environment node
import { expect, test } from 'vitest';
import { typographic } from '../../tooling/content/yaml.ts';
import { addressLine, googleDirectionsUrl, mapEmbedUrl } from './address.ts';
import { formatDate } from './date.ts';
import { formatPhone, telephoneHref } from './phone.ts';

const address = {
  street: '1 Main St',
  suite: 'Suite B',
  city: 'Springfield',
  region: 'KS',
  postalCode: '66215',
  near: 'near the park',
  geo: { latitude: 39, longitude: -94 },
};

test('a phone number is shown as people write it and called as machines do', () => {
  expect(formatPhone('+19135550142')).toBe('(913) 555-0142');
  expect(telephoneHref('+19135550142')).toBe('tel:+19135550142');
});

test('an address goes onto one line and into map links', () => {
  expect(addressLine(address)).toBe('1 Main St, Suite B, Springfield, KS 66215');
  expect(new URL(mapEmbedUrl(address)).searchParams.get('q')).toBe(addressLine(address));
  expect(new URL(googleDirectionsUrl(address)).searchParams.get('destination')).toBe(
    addressLine(address),
  );
});

test('a date is the same day in every time zone', () => {
  expect(formatDate('2025-09-22')).toBe('September 22, 2025');
});

test('quotes become typographic', () => {
  expect(typographic(`It's "fine" -- really...`)).toBe('It’s “fine” — really…');
});
