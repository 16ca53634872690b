import sharp from 'sharp';
import type { Site } from '../../src/schemas/site.ts';
import { color } from '../colors.ts';
import { mark } from './mark.ts';

/** PNG icons by file name: the edge in pixels, and the share of it that the mark fills. */
const icons = {
  'apple-touch-icon.png': { edge: 180, fill: 0.7 },
  'icon-192.png': { edge: 192, fill: 0.8 },
  'icon-512.png': { edge: 512, fill: 0.8 },
  // Launchers may crop this one to a circle.
  'icon-maskable-512.png': { edge: 512, fill: 0.56 },
};

export function appIcons() {
  const drawing = Buffer.from(mark(color('brand')));
  const files = Object.entries(icons).map(async ([name, { edge, fill }]) => {
    const height = Math.round(edge * fill);
    const input = await sharp(drawing, { density: 600 }).resize({ height }).png().toBuffer();
    const ground = { width: edge, height: edge, channels: 3, background: color('tint') } as const;
    const icon = sharp({ create: ground }).composite([{ input }]).png({ compressionLevel: 9 });
    return [name, await icon.toBuffer()] as const;
  });
  return Promise.all(files);
}

export function webManifest({ basePath, clinicName, shortName }: Site) {
  const icon = (file: keyof typeof icons, purpose?: 'maskable') => {
    const sizes = `${icons[file].edge}x${icons[file].edge}`;
    return { src: `${basePath}${file}`, sizes, type: 'image/png', purpose };
  };
  const manifest = {
    name: clinicName,
    short_name: shortName,
    start_url: basePath,
    scope: basePath,
    display: 'browser',
    background_color: color('white'),
    theme_color: color('dark'),
    icons: [icon('icon-192.png'), icon('icon-512.png'), icon('icon-maskable-512.png', 'maskable')],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
