import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { formatPhone, telephoneHref } from '../../src/lib/phone.ts';
import { sampleEmbedsPath } from '../../src/lib/sampleEmbedsPath.ts';
import type { SiteConfig } from '../../src/schemas/site.ts';
import { tokens } from '../colors.ts';
import { fillFacts } from '../content/yaml.ts';
import { directories } from '../directories.ts';
import { types } from '../hosts/rules.ts';

const directory = join(directories.root, 'src/sample-embeds');

/** Serves the stand-ins for third-party pages, while the configuration names them as a provider. */
export function sampleEmbedsPlugin({ basePath, embeds, phones, reviewsUrl }: SiteConfig): Plugin {
  const isUsed = [embeds.forms, embeds.reviews].some(({ provider }) => provider === 'sample');
  const folder = `${basePath}${sampleEmbedsPath}/`;
  const values = {
    folder,
    phone: formatPhone(phones.scheduling),
    tel: telephoneHref(phones.scheduling),
    reviewsUrl: reviewsUrl.replaceAll('&', '&amp;'),
  };
  const read = (name: string) => {
    const text = readFileSync(join(directory, name), 'utf8');
    if (name === 'sample.css') return tokens + text;
    if (extname(name) !== '.html') return text;
    return fillFacts(text, values, (path) => {
      const names = Object.keys(values).join(', ');
      throw new Error(`src/sample-embeds/${name}: {${path}} is not one of ${names}.`);
    });
  };
  return {
    name: 'sample-embeds',
    applyToEnvironment: (environment) => isUsed && environment.name === 'client',
    configureServer({ middlewares }) {
      middlewares.use(folder, (request, response, next) => {
        const name = (request.url ?? '').replace(/^\/|\?.*$/g, '');
        const file = readdirSync(directory).find((found) => [name, `${name}.html`].includes(found));
        if (!file) return next();
        response.setHeader('Content-Type', types[extname(file).slice(1)] ?? 'text/plain');
        return response.end(read(file));
      });
    },
    generateBundle() {
      for (const name of readdirSync(directory)) {
        const fileName = `${sampleEmbedsPath}/${name}`;
        this.emitFile({ type: 'asset', fileName, source: read(name) });
      }
    },
  };
}
