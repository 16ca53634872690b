import { serve } from '../../tooling/serve.ts';
import { buildVariant } from '../variant.ts';

/** Where the site below a path is served. */
export const subPathSitePort = 4190;

if (process.argv[1] === import.meta.filename) {
  const basePath = '/clinic/';
  const directory = buildVariant('sub-path', (config) =>
    config.replace("basePath: '/'", `basePath: '${basePath}'`),
  );
  await serve({ directory, port: subPathSitePort, basePath });
}
