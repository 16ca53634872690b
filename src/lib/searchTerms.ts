import { stemmer } from 'stemmer';

/** English and Spanish words to ignore, because they say nothing about what is sought. */
const stopWords = new Set(
  `a all am an and any are at be but by can como con could cuanto de del did do does el en es for from
  had has have hay he how i if in is it its ive just la las los me mi my of on or our para please por
  que se she should so some tengo that the their there they this to un una us was we what when which
  will with would y yesterday yo you your youre`.split(/\s+/),
);

/** Words in lower case, without accents and apostrophes, and one word for each way to say "can’t": "migrana", "not". */
export const tokenize = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(
      /\b(are|ca|could|did|do|does|has|have|is|was|were|wo|would)n? ?t\b|\bcannot\b|\bunable\b/g,
      'not',
    )
    .match(/[a-z0-9]+/g) ?? [];

/** The stem of a word, null for one to ignore. People sign contracts, and feel contractions. */
export const processTerm = (word: string) => {
  if (stopWords.has(word)) return null;
  return word.startsWith('contracti') ? word : stemmer(word);
};

/** The words of a text as the index holds them, each once. */
export const termsOf = (text: string) => [
  ...new Set(tokenize(text).flatMap((word) => processTerm(word) ?? [])),
];

/** A word with each two neighboring letters swapped: "pain" from "pian". As typos, swapped letters count twice. */
export const swappedOf = (word: string) =>
  [...word]
    .slice(1)
    .map((letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));
