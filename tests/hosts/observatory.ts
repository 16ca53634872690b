import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '../../tooling/hosts/ask.ts';

const list = join(
  import.meta.dirname,
  'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json',
);

/**
 * Score that MDN's HTTP Observatory gives the home page, and what it found. Its scanner refuses local addresses, so
 * its analyzers get the answers. HTTPS, to which a host leads from HTTP, is taken for granted.
 */
export async function observe(site: URL) {
  // The scanner downloads it: domains that browsers only open with HTTPS. This one is not among them.
  if (!existsSync(list)) writeFileSync(list, '{}');
  const { ALL_TESTS } = await import('@mdn/mdn-http-observatory/src/constants.js');
  const { getScoreModifier } = await import('@mdn/mdn-http-observatory/src/grader/grader.js');
  const { parseHttpEquivHeaders } = await import(
    '@mdn/mdn-http-observatory/src/retriever/utils.js'
  );
  const answer = await ask(site, site.pathname, { Origin: 'https://http-observatory.example' });
  const html = answer.body.toString();
  const [http, https] = ['http', 'https'].map((scheme) => ({
    url: new URL(`${scheme}://clinic.example/`),
    status: 200,
  }));
  const response = { ...answer, verified: true };
  const answers = {
    hostname: 'clinic.example',
    session: { url: https?.url, jar: undefined },
    resources: { path: html },
    responses: {
      auto: { ...response, httpEquiv: parseHttpEquivHeaders(html, 'https://clinic.example/') },
      cors: response,
      http: response,
      https: response,
      httpRedirects: [http, https],
      httpsRedirects: [https],
    },
  };
  const found = ALL_TESTS.map((analyze) => analyze(answers).result);
  return { score: found.reduce((sum, result) => sum + getScoreModifier(result), 100), found };
}
