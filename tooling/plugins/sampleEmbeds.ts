import type { Plugin } from 'vite';
import { sampleNames, samplesFolder } from '../../src/content/schemas/embeds/sample.ts';
import type { SiteConfig } from '../../src/content/schemas/site.ts';
import { formatPhone, telephoneHref } from '../../src/lib/phone.ts';
import { tokens } from '../content/colors.ts';
import { types } from '../hosts/rules.ts';

const link = (href: string, text: string) =>
  `<a href="${href.replaceAll('&', '&amp;')}" target="_top">${text}</a>`;

const pageOf = (name: string, links: readonly string[]) => `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Sample: ${name}</title>
    <link rel="icon" href="data:," />
    <style>
      ${tokens}
      body {
        margin: 0;
        padding: 1.5rem;
        color: var(--ink);
        font: 1rem / 1.5 system-ui, sans-serif;
      }
      h1 {
        margin: 0;
        font-size: 1.375rem;
        line-height: 1.2;
      }
      a {
        display: block;
        padding-block: 0.625rem;
        color: var(--teal);
      }
    </style>
  </head>
  <body>
    <h1>${name}</h1>
    <p>This is a sample. It sends nothing. The real one will appear here.</p>
    ${links.join('\n    ')}
  </body>
</html>
`;

/** Serves and builds the sample pages while app.config.ts names them as a provider. */
export function sampleEmbedsPlugin({ basePath, embeds, phones, reviewsUrl }: SiteConfig): Plugin {
  const isUsed = [embeds.forms, embeds.reviews].some(({ provider }) => provider === 'sample');
  const call = link(telephoneHref(phones.scheduling), `Call ${formatPhone(phones.scheduling)}`);
  const listing = link(reviewsUrl, 'Read the reviews on our public listing');
  const files = Object.entries(sampleNames).map(([file, name]) => ({
    file,
    source: pageOf(name, file === 'reviews' ? [listing, call] : [call]),
  }));
  return {
    name: 'sample-embeds',
    applyToEnvironment: (environment) => isUsed && environment.name === 'client',
    configureServer({ middlewares }) {
      middlewares.use(`${basePath}${samplesFolder}/`, ({ url = '' }, response, next) => {
        const page = files.find(({ file }) => url === `/${file}`);
        if (!page) return next();
        response.setHeader('Content-Type', types['html'] ?? '');
        return response.end(page.source);
      });
    },
    generateBundle() {
      for (const { file, source } of files)
        this.emitFile({ type: 'asset', fileName: `${samplesFolder}/${file}.html`, source });
    },
  };
}
