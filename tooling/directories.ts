import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Tests set these to build another owner's site. */
const { SITE_CONFIG = 'app.config.ts', SITE_CONTENT = 'src/content', SITE_OUTPUT } = process.env;

const dist = resolve(root, SITE_OUTPUT ?? 'dist');

/** Absolute paths of what the build reads and writes. */
export const directories = {
  root,
  config: resolve(root, SITE_CONFIG),
  content: resolve(root, SITE_CONTENT),
  generated: SITE_OUTPUT ? join(dist, 'generated') : join(root, 'src/generated'),
  dist,
  output: join(dist, 'client'),
};
