import { join, resolve, sep } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Set by tests to build the site of another owner. */
const { SITE_CONFIG = 'app.config.ts', SITE_CONTENT = 'src/content', SITE_OUTPUT } = process.env;

const dist = resolve(root, SITE_OUTPUT ?? 'dist');

/** Absolute paths. */
export const directories = {
  root,
  config: resolve(root, SITE_CONFIG),
  content: resolve(root, SITE_CONTENT),
  generated: SITE_OUTPUT ? join(dist, 'generated') : join(root, 'src/generated'),
  dist,
  output: join(dist, 'client'),
};

/** Folder of the editor in the published site; its page is the file of this name with .html. */
export const editorFolder = 'admin';

/** A path with slashes, as import specifiers and Vite's module ids have it, also on Windows. */
export const posixPath = (path: string) => path.replaceAll(sep, '/');
