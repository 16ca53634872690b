const parts = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** "(913) 555-0142" from "+19135550142". */
export const formatPhone = (phone: string) => phone.replace(parts, '($1) $2-$3');

export const telephoneHref = (phone: string) => `tel:${phone}`;

const tollFree = /(?<![\d$,.-])1-8\d\d-\d{3}-\d{4}(?![\d-])/;

/** 988 after "call or text", also after "call 911 or"; not in "988 reviews", "room 988" or "We call 988 people a year". */
const crisisLine =
  /(?<=\b(?:call|text|dial)(?:s|ing)?,?(?:\s(?:911|1-8[\d-]+|and|at|call|or|text),?)*\s)988(?![\d-]|[,.]\d|\s(?:people|\w{4,}s)\b)/;

export const hotline = new RegExp(`${tollFree.source}|${crisisLine.source}`, 'i');

/** "tel:+18004224453" from "1-800-422-4453"; "tel:988" from "988". */
export const hotlineHref = (number: string) =>
  telephoneHref(number.replaceAll('-', '').replace(/^1/, '+1'));
