import { notFound } from '@tanstack/react-router';
import { use } from 'react';

/** The entries of a collection, which load with their pages; `modules` comes from `import.meta.glob`. */
export function entriesOf<Content>(
  modules: Readonly<Record<string, () => Promise<{ default: Content }>>>,
) {
  const loaded = new Map<string, Content>();
  const loading = new Map<string, Promise<Content>>();

  async function load(slug: string) {
    const file = Object.keys(modules).find((name) => name.endsWith(`/${slug}.ts`));
    const module = file && (await modules[file]?.());
    if (!module) throw notFound();
    const { default: content } = module;
    loaded.set(slug, content);
    return content;
  }

  function useEntry(slug: string) {
    const content = loaded.get(slug);
    if (content && !loading.has(slug)) return content;
    // Only during hydration, before which no loader runs. React calls this again and needs the same promise.
    const promise = loading.get(slug) ?? load(slug);
    loading.set(slug, promise);
    return use(promise);
  }

  return {
    /** Loads an entry. Throws `notFound()` if it does not exist. */
    load,
    /** The entry of a component, which suspends until it has loaded. */
    useEntry,
  };
}
