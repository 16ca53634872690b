import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** What a server said, as it said it: no redirect followed, nothing unpacked. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks for a path of a site as it stands, also "//about". */
export function ask(
  site: URL,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const request = site.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: site.hostname.replace(/^\[|\]$/g, ''),
        port: site.port,
        path,
        headers: { 'User-Agent': 'deploy-check', ...headers },
        timeout: 30_000,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        });
      },
    );
    asked.on('timeout', () => asked.destroy(new Error(`${path}: no answer in 30 s`)));
    asked.on('error', reject);
    asked.end();
  });
}
