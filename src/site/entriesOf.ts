import { notFound } from '@tanstack/react-router';
import { use } from 'react';

/**
 * The entries of a collection, each loaded when its page is; `modules` is what `import.meta.glob` makes of its folder in
 * src/generated.
 */
export function entriesOf<Content>(
  modules: Readonly<Record<string, () => Promise<{ default: Content }>>>,
) {
  const bySlug = new Map(
    Object.entries(modules).map(([file, load]) => [/([^/]+)\.ts$/.exec(file)?.[1], load]),
  );
  const loaded = new Map<string, Content>();
  const loading = new Map<string, Promise<Content>>();

  async function load(slug: string) {
    const loadModule = bySlug.get(slug);
    if (!loadModule) throw notFound();
    const { default: content } = await loadModule();
    loaded.set(slug, content);
    return content;
  }

  function useEntry(slug: string) {
    const content = loaded.get(slug);
    if (content && !loading.has(slug)) return content;
    // Only hydration comes here: no loader has run. React calls this again, and has to get the same promise.
    const promise = loading.get(slug) ?? load(slug);
    loading.set(slug, promise);
    return use(promise);
  }

  return {
    /** The content of an entry. Throws `notFound()` where there is none of that name. */
    load,
    /** The same for a component, which waits for it. */
    useEntry,
  };
}
