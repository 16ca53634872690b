import { connect } from 'node:net';

/** What a server said to a hostile address. */
export type Reply = { target: string; status: number; location: string | undefined; body: Buffer };

// biome-ignore format: one thing a line would hide the list
const parts = [
  '..', '.', '%2e%2e', '%252e%252e', '..%2f', '..%5c', '..\\', '..;', '%00', '\0', '\x7f', '%c0%af', '%ff', '\xff',
  '\xc3\xa9vil', '/', '//', '///', '%2f', '%2F%2F', '\\', '%5c', '/\\', 'evil.example', '@evil.example', ':80',
  '%0d%0aLocation:%20//evil.example', '%0d%0a%0d%0a', '%0a', '%09', '%20', '+', '?', '?//evil.example', '#', ';', '%',
  '%zz', '%u002e', 'a'.repeat(300), 'a'.repeat(5000), 'a'.repeat(20_000), 'etc/passwd', 'nginx.conf', 'hosts/Caddyfile',
  'about', 'about.html', 'services', 'blog', 'assets', 'index.html', '404.html', '404', '.htaccess', '_headers',
  '.git/config', '.well-known', 'about.html.br', 'CON', '*', '~', '$uri', '{path}', '%{REQUEST_URI}', "'", '"', '<script>',
  '__proto__', 'constructor', '-', '\xe2\x80\xae',
];

/** Addresses that nobody types, the same in each run. */
export function hostileTargets(count: number, basePath: string) {
  let state = 1;
  const pick = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: count }, () => {
    const path = Array.from({ length: 1 + pick(6) }, () => parts[pick(parts.length)]);
    return basePath + path.join(pick(2) ? '/' : '');
  });
}

/** Asks for a target byte by byte, as no client would. */
export function askRaw({ hostname, port }: URL, target: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that has refused an address does not read the rest of it.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (chunks.length === 0 || !/EPIPE|ECONNRESET/.test(error.code ?? '')) reject(error);
    });
    socket.on('close', () => {
      const answer = Buffer.concat(chunks);
      const end = answer.indexOf('\r\n\r\n');
      const head = answer.subarray(0, end).toString('latin1');
      resolve({
        target,
        status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1]),
        location: /^location: *(.*)$/im.exec(head)?.[1]?.trim(),
        body: answer.subarray(end + 4),
      });
    });
    // HTTP/1.0: the answer comes in one piece, and its end is the end of the line.
    socket.write(
      Buffer.from(`GET ${target} HTTP/1.0\r\nHost: ${hostname}:${port}\r\n\r\n`, 'latin1'),
    );
  });
}
