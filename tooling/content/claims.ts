const gap = String.raw`,? (?:and |but )?(?:(?!(?:an?|the|if|that|this|your|to|for|when|by|with|as|of|in|is|are|may|can|needs?|requires?|gets?|wants?)\b)[\w’'-]+ ){0,2}`;

/** A pattern of words that follow each other, with up to two words between them. */
const claim = (...parts: string[]) =>
  new RegExp(parts.map((part) => `(?<![\\w-])(?:${part})(?![\\w-])`).join(gap), 'i');

const best =
  'best|finest|greatest|leading|premier|top|top-rated|foremost|number one|#1|unmatched|unrivaled|most (?:trusted|experienced|skilled|qualified|advanced|effective)';
const clinics =
  'chiropractors?|clinics?|doctors? of chiropractic|chiropractic (?:offices?|teams?|practices?|care|doctors?)|teams?';
const care =
  'care|treatments?|adjustments?|services?|techniques?|massages?|therapy|acupuncture|visits?|procedures?|sessions?|manipulations?';
const painless = 'painless|pain-free';
const place = String.raw`(?:in|around|near|of) (?:\{clinic\.\w+\}|lenexa|kansas|johnson county|town|the (?:area|city|county|state|region|country|midwest))`;

/** What Kansas forbids a clinic to advertise: guaranteed or painless services, and superiority (K.S.A. 65-2837(b)). */
const claims = [
  claim('guarantee[sd]?|guaranteeing'),
  claim('cure[sd]?|curing'),
  claim(
    'promis(?:e[sd]?|ing)(?: you| that)*',
    'results?|relief|recovery|healing|success|feel better',
  ),
  claim(painless, care),
  claim(care, 'is|are|feels?|stays?', painless),
  claim(String.raw`(?:adjust|treat|manipulat)\w*(?: your| the)?`, 'painlessly'),
  claim("we(?:[’']ll| will| get| make)|you(?:[’']ll| will)", painless),
  claim(best, clinics),
  claim(best, care, place),
  claim(`(?:${best}) ${place}`),
  claim(
    'our|we have|offers?|provides?|delivers?|gives?|gets?|receives?|deserves?',
    `(?:the )?(?:${best})`,
    care,
  ),
  claim('superior', `${care}|${clinics}|results?|skills?|quality`),
  claim('better', 'than', `(?:the |any |all )?(?:${clinics})`),
  claim('chiropractic physicians?'),
];

/** What takes a claim back, or tells of somebody else who makes it. */
const denial =
  /\b(?:no|not|never|nobody|none|nothing|nor|neither|cannot|without an?|beware|wary|careful|(?:any|some)one|whoever|(?:people|clinics?|offices?|ads?) (?:who|that)|(?:look|search|hop|wait)\w* for an?)\b|\b(?:antibiotics|surgery|medicines?|drugs|the law)(?: can| may| will| often| usually)?$|n[’']t\b/i;

/** A "no" that denies nothing. */
const emphasis =
  /\bno (?:doubt|wonder|matter|other|one else|longer)\b|\bno-|\bnot (?:only|just)\b|\bwithout a doubt\b/gi;

/** The first forbidden claim of a text. Sentences that deny it or ask about it, and those of anatomy, are none. */
export function forbiddenClaim(text: string) {
  const sentences = text.replaceAll('*', '').split(/(?<=[.!?])\s+/);
  for (const sentence of sentences) {
    const isQuestion = /^(?:can|could|will|does|do|is|are)\b.*\?$/i.test(sentence);
    for (const pattern of isQuestion ? [] : claims) {
      const found = pattern.exec(sentence);
      if (!found) continue;
      const before = sentence
        .slice(0, found.index)
        // "We cannot, and will not, guarantee" and "no pill, cream or cure" are one clause.
        .replace(/, (?:and|or|nor) [^,]*,/gi, '')
        .split(/[;:—–]|,(?! (?:[\w’'-]+ ){0,2}(?:or|nor)\b)|\bbut\b/i)
        .at(-1);
      if (!denial.test(String(before).replace(emphasis, '').trim())) return found[0];
    }
  }
  return undefined;
}

export const claimRemedy = (found: string) =>
  `"${found}" guarantees or praises a service, which Kansas forbids in advertising; say what you do, or what may help`;

/** Advice on style, which stops no build. */
export function adviceOn(text: string) {
  const [hype] = /(?<![\w-])(?:miracles?|proven to|#1|world-class)(?![\w-])/i.exec(text) ?? [];
  if (hype) return `"${hype}" says more than anybody can know; say it in other words`;
  return /\bER(?=[.,;:!?)\]”"—]|\s*$)/.test(text.replaceAll('*', ''))
    ? '"ER" ends a clause, where screen readers may say "err"; write "emergency room" there'
    : undefined;
}
