import { notFound } from '@tanstack/react-router';
import { type ReactPromise, use } from 'react';

/** Each entry is a module; `modules` comes from `import.meta.glob`. */
export function entryLoader<Content>(
  modules: Readonly<Record<string, () => Promise<{ default: Content }>>>,
) {
  const imports = new Map(
    Object.entries(modules).map(([file, importModule]) => [slugOf(file), importModule]),
  );
  // A failed entry stays, so that its component throws the reason; only `load` tries again.
  const entries = new Map<string, Promise<Content> & ReactPromise<Content>>();

  function load(slug: string) {
    const known = entries.get(slug);
    if (known && known.status !== 'rejected') return known;
    const importModule = imports.get(slug);
    if (!importModule) throw notFound();
    const entry = importModule().then((module) => module.default);
    // With these fields, React reads a settled promise at once instead of suspending.
    entry.then(
      (value) => void Object.assign(entry, { status: 'fulfilled', value }),
      (reason) => void Object.assign(entry, { status: 'rejected', reason }),
    );
    entries.set(slug, entry);
    return entry;
  }

  return {
    /** Loads an entry, again if that has failed before. Throws `notFound()` if it does not exist. */
    load,
    /** The entry of a component. Suspends only while hydrating, because no loader has run then. */
    useEntry: (slug: string) => use(entries.get(slug) ?? load(slug)),
  };
}

/** "back-pain-relief" from "/src/generated/blog/back-pain-relief.ts". */
const slugOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
