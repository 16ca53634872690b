import { readFileSync } from 'node:fs';
import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import { thirdParties } from '~/generated/embeds.ts';
import { notice } from '~/generated/site.ts';
import { finishPage } from './prerender/finishPage.ts';

const handle = createStartHandler(defaultStreamHandler);

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

let manifest: Manifest | undefined;

/** Addresses of an entry's content, which the framework does not list because the loader imports it. */
function contentFiles(path: string) {
  manifest ??= JSON.parse(
    readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Manifest;
  const name = Object.keys(manifest).find((file) => file.endsWith(`/generated${path}.ts`));
  const chunk = name === undefined ? undefined : manifest[name];
  if (!chunk) return [];
  const imported = (chunk.imports ?? []).map((file) => manifest?.[file]?.file ?? '');
  return [chunk.file, ...imported].map((file) => `${import.meta.env.BASE_URL}${file}`);
}

/** Renders pages during the build; none of it is deployed. */
export default {
  async fetch(request: Request) {
    const response = await handle(request);
    const path = `/${new URL(request.url).pathname.slice(import.meta.env.BASE_URL.length)}`;
    // The build requests this path to make 404.html; a 404 for any other must fail the build.
    const isNotFoundPage = response.status === 404 && path === '/404';
    const { headers } = response;
    const isPage = headers.get('Content-Type')?.startsWith('text/html');
    if (import.meta.env.DEV || !isPage || (response.status !== 200 && !isNotFoundPage)) {
      return response;
    }
    const page = finishPage(await response.text(), {
      files: contentFiles(path),
      thirdParties,
      notice,
    });
    return new Response(page, { headers });
  },
};
