import type { Plugin } from 'vite';

const manifest = '\0tanstack-start-manifest:v';

/**
 * Takes the preloads of page code out of the prerendered HTML: the first page is not hydrated
 * (docs/decisions/0003-first-page-is-not-hydrated.md). What every page runs, the root's code, stays preloaded.
 */
export function firstPagePlugin(): Plugin {
  return {
    name: 'first-page',
    enforce: 'post',
    transform: {
      filter: { id: /tanstack-start-manifest/ },
      handler(code, id) {
        if (id !== manifest) return undefined;
        const renamed = code.replace('export const tsrStartManifest', 'const completeManifest');
        if (renamed === code)
          this.error('The route manifest has changed its form: adapt tooling/firstPagePlugin.ts.');
        return {
          code: `${renamed}
export const tsrStartManifest = () => {
  const manifest = completeManifest();
  for (const [id, route] of Object.entries(manifest.routes)) if (id !== '__root__') delete route.preloads;
  return manifest;
};`,
          map: null,
        };
      },
    },
  };
}
