import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import rawConfig from '../app.config.ts';
import { siteSchema } from '../src/content/schemas/site.ts';
import { factsOf } from '../src/lib/facts.ts';
import { resolvePlaceholders } from '../src/lib/placeholder.ts';
import { type Content, readContent } from './content.ts';
import { staticPagePaths } from './pages.ts';

const directory = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Absolute paths of the places that the build works on. */
export const directories = {
  root: directory('.'),
  content: directory('src/content'),
  routes: directory('src/routes'),
  output: directory('dist/client'),
};

/** Checks a configuration; throws an error that names each wrong field of app.config.ts and what is wrong. */
export function validateConfig(config: unknown) {
  const result = siteSchema.safeParse(resolvePlaceholders(config));
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    ({ path, message }) => `  app.config.ts: ${path.join('.')}: ${message}`,
  );
  throw new Error(`The configuration has ${lines.length} problem(s):\n${lines.join('\n')}`, {
    cause: z.treeifyError(result.error),
  });
}

/** The validated configuration, the facts made from it, and all pages and content of this project. */
export function readProject(): {
  site: ReturnType<typeof validateConfig>;
  facts: ReturnType<typeof factsOf>;
  staticPaths: string[];
  content: Content;
} {
  const site = validateConfig(rawConfig);
  const facts = factsOf(site);
  const staticPaths = staticPagePaths(directories.routes);
  return {
    site,
    facts,
    staticPaths,
    content: readContent(directories.content, staticPaths, facts),
  };
}
