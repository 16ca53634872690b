import type { Plugin } from 'vite';
import type { SiteConfig } from '../../src/content/schemas/site.ts';
import { hoursByDays } from '../../src/lib/openingHours.ts';
import { color } from '../content/palette.ts';

/**
 * Serves the validated configuration as `virtual:site`, one export and one module a field, so that a page
 * gets only the fields it shows. What only the build needs (what a claim is based on) does not reach the browser.
 */
export function sitePlugin({ claims, anatomy, ...config }: SiteConfig): Plugin {
  const fields = { ...config, hoursByDays: hoursByDays(config.hours), themeColor: color('night') };
  const json = (value: unknown) => `export default ${JSON.stringify(value)};`;
  const modules = new Map([
    [
      'virtual:site',
      Object.keys(fields)
        .map((name) => `export { default as ${name} } from 'virtual:site/${name}';`)
        .join('\n'),
    ],
    ...Object.entries(fields).map(
      ([name, value]) => [`virtual:site/${name}`, json(value)] as const,
    ),
  ]);
  return {
    name: 'site',
    resolveId: (id) => (modules.has(id) ? { id: `\0${id}`, moduleSideEffects: false } : undefined),
    load: (id) => modules.get(id.slice(1)),
  };
}
