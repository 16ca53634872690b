// @vitest-environment node
import { expect, test } from 'vitest';
import {
  addressLine,
  appleDirectionsUrl,
  cityLine,
  googleDirectionsUrl,
  mapEmbedUrl,
  streetLine,
} from './address.ts';

const address = {
  street: '1 Main St',
  suite: 'Suite B',
  city: 'Springfield',
  region: 'KS',
  postalCode: '66215',
  near: 'near the park',
  geo: { latitude: 39, longitude: -94 },
};

test('an address has a street line and a city line', () => {
  expect(streetLine(address)).toBe('1 Main St, Suite B');
  expect(streetLine({ ...address, suite: null })).toBe('1 Main St');
  expect(cityLine(address)).toBe('Springfield, KS 66215');
});

test.each([
  [mapEmbedUrl, 'https://www.google.com/maps', { q: addressLine(address), output: 'embed' }],
  [
    googleDirectionsUrl,
    'https://www.google.com/maps/dir/',
    { api: '1', destination: addressLine(address) },
  ],
  [appleDirectionsUrl, 'https://maps.apple.com/', { daddr: addressLine(address) }],
])('%o links to the full address', (urlOf, base, query) => {
  expect(addressLine(address)).toBe('1 Main St, Suite B, Springfield, KS 66215');
  const url = new URL(urlOf(address));
  expect(url.origin + url.pathname).toBe(base);
  expect(Object.fromEntries(url.searchParams)).toEqual(query);
});
