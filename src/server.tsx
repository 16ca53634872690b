import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import { withPolicy } from './lib/contentPolicy';
import { thirdPartyOrigins } from './lib/embeds';
import { startAfterHero } from './lib/startAfterHero';

const handle = createStartHandler(defaultStreamHandler);

/** A file of the client's build, as Vite lists it. */
type Chunk = { file: string; imports?: readonly string[] };

/** Addresses of the code of an article, a condition or a service, which the framework does not know. */
function textCode(path: string) {
  const chunks: Record<string, Chunk> = JSON.parse(
    readFileSync('dist/client/.vite/manifest.json', 'utf8'),
  );
  const text = chunks[`src/content${path}.mdx`];
  if (!text) return [];
  const imported = (text.imports ?? []).map((name) => chunks[name]?.file);
  return [text.file, ...imported].map((file) => `${import.meta.env.BASE_URL}${file}`);
}

/** Hash of a file of the client's build, as `integrity` has it. */
function integrityOf(href: string) {
  const file = readFileSync(`dist/client/${href.slice(import.meta.env.BASE_URL.length)}`);
  return `sha384-${createHash('sha384').update(file).digest('base64')}`;
}

/** Renders pages during the build; nothing of it is deployed. */
export default {
  async fetch(request: Request) {
    const response = await handle(request);
    const path = `/${new URL(request.url).pathname.slice(import.meta.env.BASE_URL.length)}`;
    // The build asks for this one unknown path to make 404.html; for any other page a 404 must fail it.
    const isNotFoundPage = response.status === 404 && path === '/404';
    const { headers } = response;
    const isPage = headers.get('Content-Type')?.startsWith('text/html');
    if (import.meta.env.DEV || !isPage || (response.status !== 200 && !isNotFoundPage)) {
      return response;
    }
    // The clock is the one thing in a page that does not come from its sources.
    const html = (await response.text()).replace(/\bu:\d+,s:/g, 'u:0,s:');
    const page = startAfterHero(html, textCode(path), integrityOf);
    return new Response(withPolicy(page, thirdPartyOrigins), { headers });
  },
};
