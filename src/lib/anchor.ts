/** Turns a title into an element id: "what-hurts" from "What hurts?". */
export const anchorOf = (title: string) =>
  (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');

/** Id of the warning signs on a page. */
export const warningSignsAnchor = 'warning-signs';

/** Id of a page's form; a link to the current page scrolls to it. */
export const formAnchor = 'form';

/** Ids of sections on the conditions page that other pages link to. */
export const conditionsAnchors = {
  doctorFirst: 'doctor-first',
  allSigns: 'all-warning-signs',
  risks: 'risks-of-care',
  noNeck: 'no-neck-adjustment',
  gentleCare: 'gentle-care',
} as const;

/** Ids of the parts of the About page. */
export const aboutAnchors = {
  techniques: 'techniques',
  webster: 'webster',
  zone: 'zone',
} as const;

/** Id of the search on the conditions page. */
export const searchAnchor = 'search';

/** Id of the section of questions and answers. */
export const faqAnchor = 'questions';

/** Id of what happens with what people type into forms, on the contact page. */
export const privacyAnchor = 'privacy';

/** Id of how to get the PIN, on the page for new patients. */
export const pinAnchor = 'pin';
