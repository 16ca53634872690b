/** Display strings by fact path, as made by `factsOf`. */
export type Facts = Readonly<Record<string, string>>;

/** Replaces `{fact.path}` in a text. Unknown paths stay and are handed to `onUnknown`. */
export const fillFacts = (text: string, facts: Facts, onUnknown: (path: string) => void) =>
  text.replace(/\{([\w.]+)\}/g, (whole, path: string) => {
    const fact = facts[path];
    if (fact === undefined) onUnknown(path);
    return fact ?? whole;
  });
