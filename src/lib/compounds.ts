/** A hyphen after a short beginning: "x-ray", "same-day", "0-to-10". */
const shortCompound = /\b(\w{1,5})-(?=[a-z]\w{0,8}\b|\d\d\b)/gi;

/** Text whose short compounds stay on one line: an invisible word joiner follows their hyphen. */
export const withoutBreaks = (text: string) => text.replace(shortCompound, '$1-\u2060');
