import { join } from 'node:path';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readProject } from './tooling/content/project.ts';
import { directories } from './tooling/directories.ts';
import { contentPlugin } from './tooling/plugins/content.ts';
import { picturesPlugin } from './tooling/plugins/pictures.ts';
import { sampleEmbedsPlugin } from './tooling/plugins/sampleEmbeds.ts';

const isFramework = /node_modules\/(react|react-dom|scheduler|@tanstack)\/|rolldown\/runtime/;

export default defineConfig(async ({ command }) => {
  const drafts = command === 'serve';
  const { site, pages } = await readProject({ drafts });
  return {
    base: site.basePath,
    resolve: {
      alias: [
        { find: '~/generated', replacement: directories.generated },
        { find: '~/content', replacement: directories.content },
        { find: '~', replacement: join(directories.root, 'src') },
      ],
    },
    build: {
      outDir: directories.dist,
      // src/server.tsx lists the code of each page from it.
      manifest: true,
      assetsInlineLimit: 0,
      // The router preloads pages; lists of what each chunk imports would only make the entry larger.
      modulePreload: false,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    environments: {
      // Part of it is written into the pages: src/start/startPage.ts.
      ssr: { build: { minify: true } },
      client: {
        build: {
          // Of all code that is published; tooling/output adds fonts and icons.
          license: { fileName: 'third-party-licenses.txt' },
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // Its file changes only with its version, and the report can weigh it.
                  { name: 'framework', test: isFramework },
                  // Many small files cost more than a little code that a page does not use.
                  { name: 'common', test: /[/]src[/]/, minShareCount: 8 },
                ],
              },
            },
          },
        },
      },
    },
    plugins: [
      contentPlugin({ drafts }),
      picturesPlugin(),
      sampleEmbedsPlugin(site),
      tanstackStart({
        router: {
          codeSplittingOptions: {
            // A loader brings the content of its page: it is fetched with the page, not with the entry.
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
