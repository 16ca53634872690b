import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { directories, readProject } from '../content/project.ts';
import type { Collection, Content } from '../content/read.ts';

const virtual = 'virtual:entries/';

/** What the code of an entry is made from, below the root. */
const origins = /^(src|tooling)\/|^(app\.config\.ts|vite\.config\.ts|package-lock\.json)$/;

let version: string | undefined;

/**
 * Folder of the entries' code in the published site. Addresses follow from the slugs, so that no page carries a list
 * of them, however many entries there are. Files below assets/ never change: the folder is named by a hash
 * of all that code is made from, as a name of its own cannot have one.
 */
function directoryOfEntries() {
  if (!version) {
    const hash = createHash('sha256');
    for (const top of ['src', 'tooling', '.']) {
      const place = join(directories.root, top);
      const options = { recursive: top !== '.', withFileTypes: true } as const;
      const files = readdirSync(place, options)
        .filter((file) => file.isFile() && !file.name.endsWith('.gen.ts'))
        .map((file) => relative(directories.root, join(file.parentPath, file.name)));
      for (const file of files.map((name) => name.replaceAll('\\', '/')).sort()) {
        if (!origins.test(file)) continue;
        hash.update(`${file}\0`).update(readFileSync(join(directories.root, file)));
      }
    }
    version = hash.digest('base64url').slice(0, 8);
  }
  return `assets/${version}`;
}

/**
 * File of a piece of the client's code; `facadeModuleId` is the module that it stands for. The entry lists the names for
 * every page: six characters tell versions apart.
 */
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }) {
  const [, path] = /\/src\/content\/(\w+\/[^/]+)\.mdx$/.exec(facadeModuleId ?? '') ?? [];
  return path ? `${directoryOfEntries()}/${path}.js` : 'assets/[name]-[hash:6].js';
}

/**
 * `virtual:entries/<collection>` is a function that loads the module of a slug, undefined where there is none.
 * In the published site only an address that has no file asks the list of all entries.
 */
export function entriesPlugin(): Plugin {
  let base: string;
  let isBuild: boolean;
  return {
    name: 'entries',
    config: () => ({
      environments: { client: { build: { rolldownOptions: { output: { chunkFileNames } } } } },
    }),
    configResolved(config) {
      base = config.base;
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id.startsWith(virtual) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${virtual}`)) return undefined;
      const [collection, part] = id.slice(virtual.length + 1).split('/') as [Collection, string?];
      const byAddress = isBuild && this.environment.name === 'client' && !part;
      return byAddress
        ? loadByAddress(
            `${base}${directoryOfEntries()}/${collection}/`,
            `${virtual}${collection}/list`,
          )
        : loadFromList(readProject().content[collection]);
    },
  };
}

const loadByAddress = (address: string, list: string) => `
const load = (slug) => import(/* @vite-ignore */ '${address}' + slug + '.js');
export default (slug) => load(slug).catch(async () => (await import('${list}')).default(slug));`;

function loadFromList(entries: Content[Collection]) {
  const modules = entries.map(({ slug, file }) => `'${slug}': () => import('/${file}')`);
  return `const modules = { ${modules.join(', ')} };
export default async (slug) => modules[slug]?.();`;
}
