const parts = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** "(913) 555-0142" from "+19135550142". */
export const formatPhone = (phone: string) => phone.replace(parts, '($1) $2-$3');

/** "tel:+19135550142", for links. */
export const telephoneHref = (phone: string) => `tel:${phone}`;

/** The number of a hotline, which answers at any hour: 988 or a toll-free number. */
export const hotline = /(?<![\d$,.-])(?:1-8\d\d-\d{3}-\d{4}|988)(?![\d-]|[,.]\d)/;

/** "tel:+18004224453" from "1-800-422-4453"; "tel:988" from "988". */
export const hotlineHref = (number: string) =>
  telephoneHref(number.replaceAll('-', '').replace(/^1/, '+1'));
