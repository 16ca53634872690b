// @vitest-environment node
import { expect, test } from 'vitest';
import { site as secondOwner } from '../../tests/fixtures/secondOwner/site.ts';
import {
  addressWithNear,
  appleDirectionsUrl,
  googleDirectionsUrl,
  mapEmbedUrl,
  streetLine,
} from './address.ts';

const address = { ...secondOwner.address, suite: 'Suite B' };
const query = '200+E+Park+St%2C+Suite+B%2C+Olathe%2C+KS+66061';

test.each([
  [streetLine(address), '200 E Park St, Suite B'],
  [streetLine({ ...address, suite: null }), '200 E Park St'],
  [addressWithNear({ ...address, near: null }), '200 E Park St, Suite B, Olathe, KS 66061'],
  [mapEmbedUrl(address), `https://www.google.com/maps?q=${query}&output=embed`],
  [googleDirectionsUrl(address), `https://www.google.com/maps/dir/?api=1&destination=${query}`],
  [appleDirectionsUrl(address), `https://maps.apple.com/?daddr=${query}`],
])('%s', (shown, expected) => expect(shown).toBe(expected));
