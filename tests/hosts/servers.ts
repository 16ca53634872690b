import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { directories } from '../../tooling/content/project.ts';
import { ask } from '../../tooling/hosts/ask.ts';

/** Where a server is set up: its folder, the built folder around `client` and `hosts`, its port. */
type Place = { home: string; dist: string; port: number; basePath: string };

/** A program that is started. */
type Start = { args: string[]; env?: Record<string, string> };

/** A kind of server, set up as the README says. */
export type Kind = {
  name: string;
  command: string;
  /** Prints the version. */
  version: string[];
  /** Writes its files. */
  setUp: (place: Place) => Start;
  /** Whether it is none that anybody uses. */
  isImitated?: boolean;
  /** Addresses to which it says 403 before it reads its rules. */
  forbids?: RegExp;
  /** Whether it sends the headers of a path also where nothing is. */
  isBlind?: boolean;
};

/** A server that runs. */
export type Running = { url: URL; stop: () => Promise<void> };

const wrangler = join(import.meta.dirname, 'node_modules/wrangler/bin/wrangler.js');

/** What Debian turns on, and the two that `.htaccess` needs. */
const apacheModules =
  'access_compat alias auth_basic authn_core authn_file authz_core authz_host authz_user autoindex deflate dir env filter mime mpm_event negotiation reqtimeout setenvif status headers rewrite'.split(
    ' ',
  );

export const kinds: readonly Kind[] = [
  {
    name: 'npm start',
    command: process.execPath,
    version: ['--version'],
    setUp: ({ dist, port, basePath }) => ({
      args: [
        join(directories.root, 'tooling/commands/serve.ts'),
        ...['--port', `${port}`, '--directory', join(dist, 'client'), '--base', basePath],
      ],
    }),
  },
  {
    name: 'nginx',
    command: 'nginx',
    version: ['-v'],
    setUp({ home, dist, port, basePath }) {
      upload(dist, join(home, 'site', basePath));
      const site = edited(join(dist, 'hosts/nginx.conf'), {
        'listen 80;': `listen 127.0.0.1:${port};`,
        'root /var/www/site;': `root ${home}/site;`,
      });
      writeFileSync(
        join(home, 'nginx.conf'),
        `daemon off; user ${userInfo().username}; pid ${home}/pid; error_log stderr; events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/temp;`).join('\n')}
  ${site}
}`,
      );
      return { args: ['-p', home, '-e', 'stderr', '-c', join(home, 'nginx.conf')] };
    },
  },
  {
    name: 'Apache',
    command: 'apache2',
    version: ['-v'],
    // No file has so long a name.
    forbids: /[^/?]{256}/,
    setUp({ home, dist, port, basePath }) {
      upload(dist, join(home, 'site', basePath));
      const available = '/etc/apache2/mods-available';
      const modules = apacheModules.flatMap((name) =>
        ['load', 'conf']
          .map((ending) => `${available}/${name}.${ending}`)
          .filter((file) => existsSync(file))
          .map((file) => `Include ${file}`),
      );
      writeFileSync(
        join(home, 'apache.conf'),
        `${modules.join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${home}/pid
ErrorLog ${home}/log
User www-data
Group www-data
TypesConfig /etc/mime.types
DocumentRoot ${home}/site
<Directory ${home}/site>
  AllowOverride All
  Options Indexes FollowSymLinks
  Require all granted
</Directory>
`,
      );
      return {
        args: ['-d', home, '-f', join(home, 'apache.conf'), '-DFOREGROUND'],
        env: { APACHE_RUN_DIR: home },
      };
    },
  },
  {
    name: 'Caddy',
    command: 'caddy',
    version: ['version'],
    setUp({ home, dist, port, basePath }) {
      upload(dist, join(home, 'site', basePath));
      writeFileSync(
        join(home, 'Caddyfile'),
        `{\n  admin off\n}\nimport ${join(dist, 'hosts/Caddyfile')}\n`,
      );
      return {
        args: ['run', '--config', join(home, 'Caddyfile'), '--adapter', 'caddyfile'],
        env: {
          SITE_ADDRESS: `http://:${port}`,
          SITE_ROOT: join(home, 'site'),
          XDG_DATA_HOME: home,
          XDG_CONFIG_HOME: home,
        },
      };
    },
  },
  {
    name: 'Cloudflare',
    command: process.execPath,
    version: [wrangler, '--version'],
    isBlind: true,
    setUp({ home, dist, port, basePath }) {
      upload(dist, join(home, 'client', basePath));
      for (const file of ['_headers', '_redirects', '.assetsignore'])
        renameSync(join(home, 'client', basePath, file), join(home, 'client', file));
      cpSync(join(dist, 'hosts'), join(home, 'hosts'), { recursive: true });
      const config = join(home, 'hosts/wrangler.jsonc');
      return {
        args: [wrangler, 'dev', '--config', config, '--ip', '127.0.0.1', '--port', `${port}`],
        env: { CI: 'true', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: home },
      };
    },
  },
  {
    name: 'S3 and CloudFront, imitated',
    command: process.execPath,
    version: ['--version'],
    isImitated: true,
    setUp({ home, dist, port, basePath }) {
      cpSync(dist, join(home, 'dist'), { recursive: true });
      return {
        args: [join(import.meta.dirname, 'cloudFront.ts'), home, `${port}`, basePath],
      };
    },
  },
];

function upload(dist: string, to: string) {
  mkdirSync(to, { recursive: true });
  cpSync(join(dist, 'client'), to, { recursive: true });
}

/** Text of a file with words replaced, each of which has to be there. */
function edited(file: string, edits: Readonly<Record<string, string>>) {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of Object.entries(edits)) {
    if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
    text = text.replaceAll(from, to);
  }
  return text;
}

// Debian keeps servers where only root looks.
const path = [process.env['PATH'], '/usr/sbin'].join(delimiter);

/** Version of a kind of server; undefined where it is not installed. */
export function versionOf({ command, version }: Kind) {
  try {
    const env = { ...process.env, PATH: path };
    const said = execFileSync('/bin/sh', ['-c', '"$0" "$@" 2>&1', command, ...version], { env });
    return /\d+\.\d+\.\d+/.exec(said.toString())?.[0];
  } catch {
    return undefined;
  }
}

async function freePort() {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Starts a server for a built folder, as an ordinary program with a folder of its own. */
export async function start(kind: Kind, dist: string, basePath: string): Promise<Running> {
  const home = mkdtempSync(join(tmpdir(), 'host-'));
  // Apache reads it as another user.
  chmodSync(home, 0o755);
  const port = await freePort();
  const { args, env } = kind.setUp({ home, dist, port, basePath });
  const child = spawn(kind.command, args, {
    cwd: home,
    env: { ...process.env, NODE_ENV: undefined, ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-5000);
    });
  const stop = async () => {
    await end(child);
    rmSync(home, { recursive: true, force: true });
  };
  const url = new URL(`http://localhost:${port}${basePath}`);
  try {
    await answers(url, child);
  } catch (error) {
    await stop();
    throw new Error(`${kind.name} does not start:\n${said}`, { cause: error });
  }
  return { url, stop };
}

async function answers(url: URL, child: ChildProcess) {
  for (const deadline = Date.now() + 60_000; ; await setTimeout(100)) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
    try {
      return await ask(url, url.pathname);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

/** Ends a program and the programs it has started. */
async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
