import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import type { SiteConfig } from '../../src/content/schemas/site.ts';
import { color } from '../content/palette.ts';
import { directories } from '../content/project.ts';

/** PNG icons by file name: edge in pixels, and the part of it that the mark fills. */
const icons = {
  'apple-touch-icon.png': { edge: 180, fill: 0.7 },
  'icon-192.png': { edge: 192, fill: 0.8 },
  'icon-512.png': { edge: 512, fill: 0.8 },
  // Launchers may cut this one to a circle.
  'icon-maskable-512.png': { edge: 512, fill: 0.56 },
};

async function render(mark: Buffer, { edge, fill }: { edge: number; fill: number }) {
  const size = Math.round(edge * fill);
  const input = await sharp(mark, { density: 600 }).resize(size, size).png().toBuffer();
  return sharp({ create: { width: edge, height: edge, channels: 3, background: color('mist') } })
    .composite([{ input }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Makes the PNG icons from public/icon.svg, and the web manifest that names them. */
export function appIconsPlugin({ basePath, clinicName }: SiteConfig): Plugin {
  return {
    name: 'app-icons',
    applyToEnvironment: ({ name, config }) => name === 'client' && config.command === 'build',
    async generateBundle() {
      const mark = readFileSync(join(directories.root, 'public/icon.svg'));
      for (const [fileName, look] of Object.entries(icons)) {
        this.emitFile({ type: 'asset', fileName, source: await render(mark, look) });
      }
      const manifest = {
        name: clinicName,
        short_name: clinicName.split(' ')[0],
        start_url: basePath,
        scope: basePath,
        display: 'browser',
        background_color: color('white'),
        theme_color: color('night'),
        icons: [
          { src: `${basePath}icon-192.png`, sizes: '192x192', type: 'image/png' },
          { src: `${basePath}icon-512.png`, sizes: '512x512', type: 'image/png' },
          {
            src: `${basePath}icon-maskable-512.png`,
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
        ],
      };
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: `${JSON.stringify(manifest, null, 2)}\n`,
      });
    },
  };
}
