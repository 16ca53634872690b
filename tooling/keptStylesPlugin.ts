import type { Plugin } from 'vite';

/**
 * Keeps the styles of regions whose code the browser does not get (docs/decisions/0003-what-is-hydrated.md):
 * without this, a CSS module goes when nothing uses its class names any more.
 */
export const keptStylesPlugin = (): Plugin => ({
  name: 'kept-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
});
