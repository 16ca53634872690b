/** Turns a title into an element id: "what-hurts" from "What hurts?". */
export const anchorOf = (title: string) =>
  (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');

/** Id of the warning signs on a page. */
export const warningSignsId = 'warning-signs';

/** Id of a page's form; a link to the current page scrolls to it. */
export const formAnchor = 'form';

/** Ids of sections on the conditions page that other pages link to. */
export const conditionsAnchors = {
  whoFirst: 'chiropractor-or-doctor',
  allSigns: 'all-warning-signs',
  risks: 'risks-of-care',
} as const;

/** Id of the section of questions and answers. */
export const faqAnchor = 'questions';

/** Ids of the sections of the About page. */
export const aboutAnchors = { techniques: 'techniques', webster: 'webster', zone: 'zone' } as const;

/** Ids of the sections of the contact page. */
export const contactAnchors = { request: 'request', map: 'map', patients: 'patients' } as const;

/** Ids of the sections of the page for new patients. */
export const newPatientsAnchors = {
  special: 'special',
  reasons: 'reasons',
  before: 'before',
  pin: 'pin',
} as const;

/** Ids of the sections of the services page, which also has one for each service. */
export const servicesAnchors = { conditions: 'conditions' } as const;
