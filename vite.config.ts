import mdx from '@mdx-js/rollup';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkSmartypants from 'remark-smartypants';
import { defineConfig } from 'vite';
import { appIconsPlugin } from './tooling/appIcons.ts';
import { contentPlugin } from './tooling/contentPlugin.ts';
import { firstPagePlugin } from './tooling/firstPagePlugin.ts';
import { iconSpritePlugin } from './tooling/iconSprite.ts';
import { keptStylesPlugin } from './tooling/keptStylesPlugin.ts';
import { remarkFacts, remarkSectionNumbers } from './tooling/mdxPlugins.ts';
import { pagePaths } from './tooling/pages.ts';
import { picturesPlugin } from './tooling/pictures.ts';
import { readProject } from './tooling/project.ts';
import { sampleEmbedsPlugin } from './tooling/sampleEmbeds.ts';
import { sitePlugin } from './tooling/sitePlugin.ts';

export default defineConfig(() => {
  const { site, facts, staticPaths, content } = readProject();
  const paths = pagePaths(staticPaths, content);
  return {
    base: site.basePath,
    resolve: {
      alias: {
        '~': new URL('./src', import.meta.url).pathname,
        // The router's store asks for the variant with a stand-in for React 17.
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      },
    },
    build: {
      assetsInlineLimit: 0,
      // By content alone, so that equal pictures are one file of one name for the browser and for the prerendering.
      rolldownOptions: { output: { assetFileNames: 'assets/[hash][extname]' } },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  // Changes only with the libraries.
                  {
                    name: 'framework',
                    test: /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\/|preload-helper|rolldown.runtime/,
                  },
                  // What pages are made of, fetched once on the first client navigation. Few files keep the
                  // entry small, which has to know each file of each page.
                  {
                    name: 'sections',
                    test: /src\/components\/(sections\/|ui\/(?!Button\.|Icon\.|VisuallyHidden\.|iconNames))|src\/lib\/(date|entryPage|head)\.|virtual:facts|content\/pages\/shared|src\/lib\/structuredData\./,
                  },
                ],
              },
            },
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
            remarkFacts(facts),
            remarkSectionNumbers,
            remarkSmartypants,
          ],
          rehypePlugins: [rehypeSlug],
        }),
      },
      sitePlugin(site, facts),
      contentPlugin(() => readProject().content),
      picturesPlugin(),
      iconSpritePlugin(),
      sampleEmbedsPlugin(site),
      appIconsPlugin(site),
      firstPagePlugin(),
      keptStylesPlugin(),
      tanstackStart({
        router: {
          codeSplittingOptions: {
            // A loader makes the head of its page: it is fetched with the page, not with the entry.
            defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
          },
        },
        pages: [
          ...paths.map((path) => ({ path })),
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
