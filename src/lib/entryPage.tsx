import { lazyRouteComponent, notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { EntryModule } from '~/content/entry';

type Loaders<Data> = Record<string, () => Promise<EntryModule<Data>>>;

/**
 * The pages of a collection, one chunk each. `modules` is `import.meta.glob` of its MDX files; `Page` lays an
 * entry out. `load` throws `notFound()` for an unknown slug.
 */
export function entryPages<Data>(
  modules: Loaders<Data>,
  Page: ComponentType<{ module: EntryModule<Data>; slug: string }>,
) {
  const bySlug = new Map(
    Object.entries(modules).map(([path, load]) => {
      const slug = path.replace(/^.*\/(.*)\.mdx$/, '$1');
      const component = lazyRouteComponent(async () => {
        const module = await load();
        return { default: () => <Page module={module} slug={slug} /> };
      });
      return [slug, { load, component }];
    }),
  );

  const find = (slug: string) => {
    const page = bySlug.get(slug);
    if (!page) throw notFound();
    return page;
  };

  return {
    /** Loads the page of an entry and returns its front matter and hero picture. */
    async load(slug: string) {
      const { load, component } = find(slug);
      const [module] = await Promise.all([load(), component.preload?.()]);
      return { entry: module.entry, hero: module.hero };
    },
    /** The page of an entry; loaded before it is shown. */
    component: (slug: string) => find(slug).component,
  };
}
