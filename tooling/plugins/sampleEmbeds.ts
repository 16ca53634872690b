import type { Plugin } from 'vite';
import { formatPhone, telephoneHref } from '../../src/lib/phone.ts';
import { sampleNames, sampleScript, samplesFolder } from '../../src/schemas/embeds/sample.ts';
import type { Site } from '../../src/schemas/site.ts';
import { tokens } from '../colors.ts';
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
        display: flex;
        flex-direction: column;
        align-items: start;
        gap: 1rem;
        box-sizing: border-box;
        min-height: 100vh;
        margin: 0;
        padding: 1.5rem;
        background: var(--white);
        color: var(--ink);
        font: 1.0625rem / 1.3 system-ui, sans-serif;
      }
      h1,
      p {
        margin: 0;
      }
      h1 {
        font-size: var(--title-small);
      }
      a {
        padding: 0.625rem 1.25rem;
        border: 2px solid;
        border-radius: var(--radius);
        color: var(--brand);
        font-weight: 650;
        text-decoration: none;
      }
      /* Hatches the rest of the frame, where the real one will be. */
      body::after {
        content: "";
        flex: 1;
        align-self: stretch;
        border-radius: var(--radius);
        background: repeating-linear-gradient(135deg, var(--tint) 0 1rem, var(--white) 0 2rem);
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

/** Does with the frames of a page what no visitor sees: it marks those that it has found. */
const script = `for (const frame of document.querySelectorAll('iframe[src*="/${samplesFolder}/"]'))
  frame.dataset.ready = '';
`;

export const isSample = ({ provider }: { provider: string }) => provider === 'sample';

export const hasSamples = ({ embeds }: Site) => Object.values(embeds).some(isSample);

/** Serves and builds the sample pages while app.config.ts names them as a provider. */
export function sampleEmbedsPlugin(site: Site): Plugin {
  const { basePath, phones, reviewsUrl } = site;
  const call = link(telephoneHref(phones.scheduling), `Call ${formatPhone(phones.scheduling)}`);
  const listing = link(reviewsUrl, 'Read the reviews on our public listing');
  const pages = Object.entries(sampleNames).map(([file, name]) => ({
    path: file,
    type: 'html',
    fileName: `${file}.html`,
    source: pageOf(name, file === 'reviews' ? [listing, call] : [call]),
  }));
  const files = [
    ...pages,
    { path: sampleScript, type: 'js', fileName: sampleScript, source: script },
  ];
  return {
    name: 'sample-embeds',
    applyToEnvironment: ({ name }) => name === 'client' && hasSamples(site),
    configureServer({ middlewares }) {
      middlewares.use(`${basePath}${samplesFolder}/`, ({ url = '' }, response, next) => {
        const file = files.find(({ path }) => url === `/${path}`);
        if (!file) return next();
        response.setHeader('Content-Type', types[file.type] ?? '');
        return response.end(file.source);
      });
    },
    generateBundle() {
      for (const { fileName, source } of files)
        this.emitFile({ type: 'asset', fileName: `${samplesFolder}/${fileName}`, source });
    },
  };
}
