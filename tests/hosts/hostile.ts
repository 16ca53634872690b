import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

// biome-ignore format: one thing a line would hide the list
const parts = [
  '', '..', '../../..', '%2e%2e', '%252e%252e', '..%2f', '..%5c', '..\\', '..;', '%00', '\x7f', '%c0%af', '\xff', '/', '//',
  '%2f', '%2F%2F', '\\', 'evil.example', 'evil.example/about', '@evil.example', '%0d%0aLocation:%20//evil.example', '%0a', '%20',
  '?', '?//evil.example', '#', '%', '%zz', 'a'.repeat(300), 'a'.repeat(20_000), 'etc/passwd', 'hosts/Caddyfile', 'about',
  'about.html', 'blog', 'assets', 'index.html', '404.html', '.htaccess', '_headers', '.git/config', 'about.html.br', '*', '$uri',
  '{path}', '%{REQUEST_URI}', '"', '<script>',
];

/** Addresses that no visitor types: each pair of the parts above, with and without a slash between. */
export const hostilePaths = parts.flatMap((first) =>
  parts.flatMap((second) => [`/${first}${second}`, `/${first}/${second}`]),
);

/** Requests a path byte by byte as it is, which `fetch` would normalize. */
export function requestRaw({ hostname, port }: URL, path: string) {
  return new Promise<{ status: number; location: string | undefined; body: Buffer }>(
    (resolve, reject) => {
      const options = { hostname, port, path, agent: false, maxHeaderSize: 65_536 };
      get(options, async (response) => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, location: headers.location, body: await buffer(response) });
      }).on('error', reject);
    },
  );
}
