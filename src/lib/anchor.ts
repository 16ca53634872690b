/** "what-hurts" from "What hurts?". */
export const anchorOf = (title: string) =>
  (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');

/** A link to the current page scrolls to it. */
export const formAnchor = 'form';

/** On the conditions page. */
export const conditionsAnchors = {
  doctorFirst: 'doctor-first',
  allSigns: 'all-warning-signs',
  risks: 'risks-of-care',
  noNeck: 'no-neck-adjustment',
  gentleCare: 'gentle-care',
} as const;

/** On the About page. */
export const aboutAnchors = {
  techniques: 'techniques',
  webster: 'webster',
  zone: 'zone',
} as const;

/** On the conditions page. */
export const searchAnchor = 'search';

/** On the home page. */
export const numbersAnchor = 'numbers';

/** The table of prices, on the page for new patients. */
export const pricesAnchor = 'prices';

export const faqAnchor = 'questions';

/** On the contact page: what happens with what people type into forms. */
export const privacyAnchor = 'privacy';

/** On the page for new patients. */
export const pinAnchor = 'pin';
