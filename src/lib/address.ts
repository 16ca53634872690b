import type { Site } from '../schemas/site.ts';

type Address = Site['address'];

/** Street, and suite if there is one: "13021 W 95th St, Suite A". */
export const streetLine = ({ street, suite }: Address) =>
  suite === null ? street : `${street}, ${suite}`;

/** City, state and ZIP code: "Lenexa, KS 66215". */
export const cityLine = ({ city, state, postalCode }: Address) => `${city}, ${state} ${postalCode}`;

/** The whole address on one line. */
export const addressLine = (address: Address) => `${streetLine(address)}, ${cityLine(address)}`;

/** The address, and what it is near if the owner says so: "…, KS 66215, near 95th St and I-35". */
export const addressWithNear = (address: Address) =>
  [addressLine(address), address.near].filter(Boolean).join(', ');

/** URL of an embedded Google map; needs no API key. */
export const mapEmbedUrl = (address: Address) =>
  `https://www.google.com/maps?${new URLSearchParams({ q: addressLine(address), output: 'embed' })}`;

/** URL of directions to the clinic in Google Maps. */
export const googleDirectionsUrl = (address: Address) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: addressLine(address) })}`;

/** URL of directions to the clinic in Apple Maps. */
export const appleDirectionsUrl = (address: Address) =>
  `https://maps.apple.com/?${new URLSearchParams({ daddr: addressLine(address) })}`;
