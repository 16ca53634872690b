import { use } from 'react';

/**
 * The modules of a collection, from `import.meta.glob` of its MDX files: each is fetched when its page is.
 * `load` resolves to undefined where there is no entry of that name; `useEntry` returns one that exists.
 */
export function entriesOf<Module>(files: Record<string, () => Promise<unknown>>) {
  const loaded = new Map<string, Module>();
  const loading = new Map<string, Promise<Module>>();

  async function load(slug: string): Promise<Module | undefined> {
    const file = Object.keys(files).find((path) => path.endsWith(`/${slug}.mdx`));
    if (!file) return undefined;
    const module = (await files[file]?.()) as Module;
    loaded.set(slug, module);
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
