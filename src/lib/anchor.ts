/** Id of a collapsible item from its title: "what-hurts" from "What hurts?" */
export const anchorOf = (title: string) =>
  (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');

/** Id of the cards of warning signs. */
export const warningSignsId = 'warning-signs';

/** Id of the form of a page, to which links to the page lead those who are there already. */
export const formAnchor = 'form';

/** Ids of the sections of the page with all conditions to which other pages link. */
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
