import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { directories } from '../../tooling/directories.ts';

/** The builds that hosts serve, each with the command that makes it. */
export const builds = {
  site: { folder: dirname(directories.output), basePath: '/', command: 'npm run build' },
  belowPath: {
    folder: join(directories.root, 'dist/other'),
    basePath: '/clinic/',
    command: 'npm run build:other',
  },
};

type Build = (typeof builds)['site'];

/** A copy of a build in a temporary folder: `client`, with the files below the base path, and `hosts`. */
type Setup = { home: string; port: number; basePath: string };

/** A server of our tests, configured as the README says. */
export type Host = {
  name: string;
  command: string;
  /** Writes the remaining configuration; returns the arguments. */
  configure: (setup: Setup) => string[];
  env?: (setup: Setup) => Record<string, string>;
};

const wrangler = join(import.meta.dirname, 'node_modules/wrangler/bin/wrangler.js');

export const hosts: readonly Host[] = [
  {
    name: 'npm start',
    command: process.execPath,
    configure: ({ home, port, basePath }) => [
      join(directories.root, 'tooling/commands/serve.ts'),
      ...['--port', `${port}`, '--directory', join(home, 'client', basePath), '--base', basePath],
    ],
  },
  {
    name: 'nginx',
    command: 'nginx',
    configure({ home, port }) {
      const site = readFileSync(join(home, 'hosts/nginx.conf'), 'utf8')
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('root /var/www/site;', `root ${home}/client;`);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      writeFileSync(
        join(home, 'nginx.conf'),
        `daemon off; user ${userInfo().username}; pid ${home}/pid; error_log stderr; events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${home}/temp;`).join('\n')}
  ${site}
}`,
      );
      return ['-p', home, '-e', 'stderr', '-c', join(home, 'nginx.conf')];
    },
  },
  {
    name: 'Apache',
    command: 'apache2',
    configure({ home, port }) {
      writeFileSync(
        join(home, 'apache.conf'),
        `Include /etc/apache2/mods-enabled/*.load
LoadModule rewrite_module /usr/lib/apache2/modules/mod_rewrite.so
LoadModule headers_module /usr/lib/apache2/modules/mod_headers.so
Include /etc/apache2/mods-enabled/*.conf
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${home}/pid
ErrorLog ${home}/log
User www-data
Group www-data
DocumentRoot ${home}/client
<Directory ${home}/client>
  AllowOverride All
  Options Indexes FollowSymLinks
  Require all granted
</Directory>
`,
      );
      return ['-d', home, '-f', join(home, 'apache.conf'), '-DFOREGROUND'];
    },
    env: ({ home }) => ({ APACHE_RUN_DIR: home }),
  },
  {
    name: 'Caddy',
    command: 'caddy',
    configure({ home }) {
      const config = join(home, 'Caddyfile');
      writeFileSync(config, '{\n  admin off\n}\nimport hosts/Caddyfile\n');
      return ['run', '--config', config, '--adapter', 'caddyfile'];
    },
    env: ({ home, port }) => ({
      SITE_ADDRESS: `http://:${port}`,
      SITE_ROOT: join(home, 'client'),
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
    }),
  },
  {
    name: 'Cloudflare',
    command: process.execPath,
    configure({ home, port, basePath }) {
      for (const file of ['_headers', '_redirects', '.assetsignore'])
        renameSync(join(home, 'client', basePath, file), join(home, 'client', file));
      const config = join(home, 'hosts/wrangler.jsonc');
      return [wrangler, 'dev', '--config', config, '--ip', '127.0.0.1', '--port', `${port}`];
    },
    env: ({ home }) => ({ CI: 'true', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: home }),
  },
];

// Debian keeps servers where only root looks.
const PATH = [process.env['PATH'], '/usr/sbin'].join(delimiter);

export function isInstalled({ command }: Host) {
  try {
    execFileSync('/bin/sh', ['-c', `command -v ${command}`], { env: { PATH } });
    return true;
  } catch {
    return false;
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a host for a build, as an ordinary program. Resolves to its URL and a function that stops it. */
export async function start(host: Host, { folder, basePath }: Build) {
  const home = mkdtempSync(join(tmpdir(), 'host-'));
  // Apache reads it as another user.
  chmodSync(home, 0o755);
  cpSync(join(folder, 'client'), join(home, 'client', basePath), { recursive: true });
  cpSync(join(folder, 'hosts'), join(home, 'hosts'), { recursive: true });
  const setup = { home, port: await freePort(), basePath };
  const child = spawn(host.command, host.configure(setup), {
    cwd: home,
    env: { ...process.env, NODE_ENV: undefined, ...host.env?.(setup), PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-5000);
    });
  const stop = async () => {
    await end(child);
    rmSync(home, { recursive: true, force: true });
  };
  const url = new URL(`http://localhost:${setup.port}${basePath}`);
  if (await isReady(url, child)) return { url, stop };
  await stop();
  throw new Error(`${host.name} does not start:\n${output}`);
}

async function isReady(url: URL, child: ChildProcess) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await setTimeout(100)) {
    if (child.exitCode !== null) return false;
    if (await fetch(url).catch(() => undefined)) return true;
  }
  return false;
}

/** Ends a program and those it has started. */
async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
