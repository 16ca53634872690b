/** Text that continues a sentence: "numbness" from "Numbness", but "COPD" stays as it is. */
export const lowerFirst = (text: string) =>
  text.replace(/^[A-Z](?=[a-z]|\s|$)/, (first) => first.toLowerCase());

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
