import { use } from 'react';

/**
 * The modules of a collection, each fetched when its page is; `fetchModule` is its `virtual:entries`.
 * `load` resolves to undefined where there is no entry of that name; `useEntry` returns one that exists.
 */
export function entriesOf<Module>(fetchModule: (slug: string) => Promise<Module | undefined>) {
  const loaded = new Map<string, Module>();
  const loading = new Map<string, Promise<Module>>();

  async function load(slug: string) {
    const module = await fetchModule(slug);
    if (module) loaded.set(slug, module);
    return module;
  }

  function useEntry(slug: string) {
    const module = loaded.get(slug);
    // React renders anew what has waited, and has to meet the same `use` then, though the module is there.
    if (module && !loading.has(slug)) return module;
    // Only hydration comes here: no loader has run. The module is on its way already.
    const promise = loading.get(slug) ?? (load(slug) as Promise<Module>);
    loading.set(slug, promise);
    return use(promise);
  }

  return { load, useEntry };
}
