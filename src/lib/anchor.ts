/** Id of a collapsible item from its title: "what-hurts" from "What hurts?" */
export const anchorOf = (title: string) =>
  (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');

/** Id of the cards of warning signs. */
export const warningSignsId = 'warning-signs';
