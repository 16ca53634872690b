import { basename, join } from 'node:path';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readProject } from './tooling/content/project.ts';
import { directories, posixPath } from './tooling/directories.ts';
import { contentPlugin } from './tooling/plugins/content.ts';
import { editorPlugin } from './tooling/plugins/editor.ts';
import { finishPagesPlugin } from './tooling/plugins/finishPages.ts';
import { picturesPlugin } from './tooling/plugins/pictures.ts';
import { sampleEmbedsPlugin } from './tooling/plugins/sampleEmbeds.ts';

const src = posixPath(join(directories.root, 'src/'));
const generated = `${posixPath(directories.generated)}/`;
/** Whether a module is ours; the build of the second owner's site has its generated modules elsewhere. */
const isOwnCode = (id: string) => id.startsWith(src) || id.startsWith(generated);
const isFramework = /node_modules\/(react|react-dom|scheduler|@tanstack)\/|rolldown\/runtime/;

export default defineConfig(async ({ command, isPreview }) => {
  // Start prerenders the pages of a build with a preview server.
  const drafts = command === 'serve' && !isPreview;
  const project = await readProject({ drafts });
  const { site, pages } = project;
  return {
    base: site.basePath,
    resolve: {
      // The build of the second owner's site has its own content.
      alias: [
        { find: '~/generated', replacement: directories.generated },
        { find: '~/content', replacement: directories.content },
        { find: '~', replacement: join(directories.root, 'src') },
      ],
    },
    // "Footer_legal" says which file styles an element, and compresses better than a hash.
    css: {
      modules: {
        generateScopedName: (name: string, file: string) =>
          `${basename(file, '.module.css')}_${name}`,
      },
    },
    build: {
      outDir: directories.dist,
      assetsInlineLimit: 0,
      // The router preloads pages, so a list of what each chunk imports would only make the entry larger.
      modulePreload: false,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    environments: {
      client: {
        build: {
          // The build adds the licenses of fonts and icons.
          license: { fileName: 'third-party-licenses.txt' },
          rolldownOptions: {
            output: {
              codeSplitting: {
                // These two groups save a page up to half of its script files.
                groups: [
                  // Stays in the browser's cache until React or the router is upgraded.
                  { name: 'framework', test: isFramework },
                  { name: 'common', test: isOwnCode, minShareCount: 5 },
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
      editorPlugin(site.basePath),
      tanstackStart({
        router: {
          codeSplittingOptions: {
            // A loader imports the content of its page, so it belongs to the page's code and not to the entry.
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
          // With retries, the build would drop a failing page and succeed.
          retryCount: 0,
        },
        server: { build: { inlineCss: true } },
      }),
      finishPagesPlugin(project),
      react(),
    ],
  };
});
