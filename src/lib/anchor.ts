/** Id of a collapsible item from its title, for links to it: "what-hurts" from "What hurts?". */
export const anchorOf = (title: string) =>
  (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');
