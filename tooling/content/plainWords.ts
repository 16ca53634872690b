/** A text as its words alone, lower case, so that quotes, dashes and punctuation make no difference. */
export const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
