import type { Site } from '../schemas/site.ts';

type Address = Site['address'];

/** "13021 W 95th St, Suite A". */
export const streetLine = ({ street, suite }: Address) =>
  suite === null ? street : `${street}, ${suite}`;

/** "Lenexa, KS 66215". */
export const cityLine = ({ city, state, postalCode }: Address) => `${city}, ${state} ${postalCode}`;

export const addressLine = (address: Address) => `${streetLine(address)}, ${cityLine(address)}`;

/** "…, KS 66215, near 95th St and I-35". */
export const addressWithNear = (address: Address) =>
  [addressLine(address), address.near].filter(Boolean).join(', ');

/** Needs no API key. */
export const mapEmbedUrl = (address: Address) =>
  `https://www.google.com/maps?${new URLSearchParams({ q: addressLine(address), output: 'embed' })}`;

export const googleDirectionsUrl = (address: Address) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: addressLine(address) })}`;

export const appleDirectionsUrl = (address: Address) =>
  `https://maps.apple.com/?${new URLSearchParams({ daddr: addressLine(address) })}`;
