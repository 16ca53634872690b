import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkSmartypants from 'remark-smartypants';
import { defineConfig } from 'vite';
import {
  remarkContents,
  remarkFacts,
  remarkSectionPlates,
  remarkTableHeads,
  remarkTables,
} from './tooling/content/mdxPlugins.ts';
import { directories, readProject } from './tooling/content/project.ts';
import { appIconsPlugin } from './tooling/plugins/appIcons.ts';
import { contentPlugin } from './tooling/plugins/content.ts';
import { entriesPlugin } from './tooling/plugins/entries.ts';
import { fontsPlugin } from './tooling/plugins/fonts.ts';
import { iconSpritePlugin } from './tooling/plugins/icons.ts';
import { picturesPlugin } from './tooling/plugins/pictures.ts';
import { sampleEmbedsPlugin } from './tooling/plugins/sampleEmbeds.ts';
import { sitePlugin } from './tooling/plugins/site.ts';

const isFramework = /node_modules\/(react|react-dom|scheduler|@tanstack)\//;

const styleSheets = readdirSync(join(directories.root, 'src'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => join(directories.root, 'src', file))
  .sort();

/** Names of classes stand in every page: the class and the number of its file are enough. */
function shortClassName(name: string, file: string) {
  // A file that is new while the site is developed.
  if (!styleSheets.includes(file)) styleSheets.push(file);
  return `${name}-${styleSheets.indexOf(file).toString(36)}`;
}

export default defineConfig(() => {
  const { site, facts, pages } = readProject();
  return {
    base: site.basePath,
    resolve: {
      alias: {
        '~': fileURLToPath(new URL('./src', import.meta.url)),
        // The router's store asks for the variant with a stand-in for React 17.
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      },
    },
    css: { modules: { generateScopedName: shortClassName } },
    build: {
      // For src/server.tsx, which lists the code of each page.
      manifest: true,
      assetsInlineLimit: 0,
      // By content alone, so that equal pictures are one file of one name for the browser and for the prerendering.
      rolldownOptions: {
        output: { assetFileNames: 'assets/[hash][extname]' },
        checks: { pluginTimings: false },
      },
    },
    environments: {
      // A part of it is written into the pages: src/lib/startAfterHero.ts.
      ssr: { build: { minify: true } },
      client: {
        build: {
          // Of all code that is published; tooling/files adds what is no code.
          license: { fileName: 'third-party-licenses.txt' },
          rolldownOptions: {
            // The framework apart: its file changes only with its version, and the report can weigh it.
            output: { codeSplitting: { groups: [{ name: 'framework', test: isFramework }] } },
          },
        },
      },
    },
    plugins: [
      {
        enforce: 'pre' as const,
        ...mdx({
          remarkPlugins: [
            remarkFrontmatter,
            remarkTables,
            remarkTableHeads,
            remarkFacts(facts),
            remarkSectionPlates,
            remarkSmartypants,
            remarkContents,
          ],
          rehypePlugins: [rehypeSlug],
        }),
      },
      sitePlugin(site),
      contentPlugin(),
      entriesPlugin(),
      picturesPlugin(),
      iconSpritePlugin(),
      fontsPlugin(),
      sampleEmbedsPlugin(site),
      appIconsPlugin(site),
      tanstackStart({
        router: {
          codeSplittingOptions: {
            // A loader brings the words of its page: it is fetched with the page, not with the entry.
            defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
          },
        },
        pages: [
          ...pages.map(({ path }) => ({ path })),
          { path: '/404', prerender: { outputPath: '/404.html' } },
        ],
        prerender: {
          enabled: true,
          autoSubfolderIndex: false,
          autoStaticPathsDiscovery: false,
          crawlLinks: false,
          failOnError: true,
          // With retries, a page that fails is dropped and the build still succeeds.
          retryCount: 0,
        },
        server: { build: { inlineCss: true } },
      }),
      react(),
    ],
  };
});
