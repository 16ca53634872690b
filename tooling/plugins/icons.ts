import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { iconNames } from '../../src/components/ui/iconNames.ts';
import { directories } from '../content/project.ts';

const id = 'virtual:icons';
const devPath = '/@icons.svg';
const require = createRequire(import.meta.url);

function symbol(name: string) {
  const own = `${directories.root}/src/components/ui/icons/${name}.svg`;
  const file = existsSync(own) ? own : require.resolve(`lucide-static/icons/${name}.svg`);
  const source = readFileSync(file, 'utf8');
  const [, viewBox] = /viewBox="([^"]+)"/.exec(source) ?? [];
  const shapes = source
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>[\s\S]*$/, '')
    .replace(/\s*\n\s*/g, '');
  return `<symbol id="${name}" viewBox="${viewBox}">${shapes}</symbol>`;
}

/** `virtual:icons` is the address of one SVG file with all icons, so that they cost no JavaScript. */
export function iconSpritePlugin(): Plugin {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${iconNames.map(symbol).join('')}</svg>`;
  let isBuild = false;
  return {
    name: 'icon-sprite',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    configureServer(server) {
      server.middlewares.use(devPath, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(sprite);
      });
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      if (!isBuild) return `export default ${JSON.stringify(devPath)}`;
      const file = this.emitFile({ type: 'asset', name: 'icons.svg', source: sprite });
      return `export default __VITE_ASSET__${file}__`.replace(/(__VITE_ASSET__.*__)/, '"$1"');
    },
  };
}
