import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { directories } from '../../tooling/directories.ts';
import { site } from '../e2e/site.ts';
import secondOwner from '../fixtures/secondOwner/config.ts';

/** The builds to serve, each with the command that makes it. */
export const builds = {
  site: { folder: directories.dist, basePath: site.basePath, command: 'npm run build' },
  belowPath: {
    folder: join(directories.root, 'dist/second-owner'),
    basePath: secondOwner.basePath as string,
    command: 'npm run build:second-owner',
  },
};

export type Build = (typeof builds)['site'];

/** `home` is a temporary folder with `client`, which holds the site below its base path, and `hosts`. */
type Setup = { home: string; port: number; basePath: string };

type Launch = { command: string; args: string[]; env?: Record<string, string> };

/** For each host, a function that sets up its server as the README says, and returns the command that starts it. */
export const hosts: Record<string, (setup: Setup) => Launch> = {
  'npm start': ({ home, port, basePath }) => ({
    command: process.execPath,
    args: [
      join(directories.root, 'tooling/commands/serve.ts'),
      ...['--port', `${port}`, '--directory', join(home, 'client', basePath), '--base', basePath],
    ],
  }),
  nginx({ home, port }) {
    const server = readFileSync(join(home, 'hosts/nginx.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('root /var/www/site;', `root ${home}/client;`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${home}/temp;`)
      .join('\n  ');
    const config = join(home, 'nginx.conf');
    writeFileSync(
      config,
      `daemon off; user ${userInfo().username}; pid ${home}/pid; error_log stderr; events {}
http {
  access_log off;
  ${temporary}
  ${server}
}`,
    );
    return { command: 'nginx', args: ['-p', home, '-e', 'stderr', '-c', config] };
  },
  Apache({ home, port }) {
    const config = join(home, 'apache.conf');
    writeFileSync(
      config,
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
    const args = ['-d', home, '-f', config, '-DFOREGROUND'];
    return { command: 'apache2', args, env: { APACHE_RUN_DIR: home } };
  },
};

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Serves a copy of a build on a host. Resolves to its URL and a function that stops it; rejects if it does not start. */
export async function start(host: string, { folder, basePath }: Build) {
  const launch = hosts[host];
  if (!launch) throw new Error(`There is no host ${host}.`);
  const home = mkdtempSync(join(tmpdir(), 'host-'));
  // Apache runs as another user.
  chmodSync(home, 0o755);
  cpSync(join(folder, 'client'), join(home, 'client', basePath), { recursive: true });
  cpSync(join(folder, 'hosts'), join(home, 'hosts'), { recursive: true });
  const port = await freePort();
  const { command, args, env } = launch({ home, port, basePath });
  // Debian installs servers in /usr/sbin, which is not on every user's PATH.
  const PATH = [process.env['PATH'], '/usr/sbin'].join(delimiter);
  const child = spawn(command, args, {
    cwd: home,
    env: { ...process.env, NODE_ENV: undefined, ...env, PATH },
    stdio: ['ignore', 'inherit', 'inherit'],
    // In a process group of its own, so that `stop` also ends the processes that the server starts.
    detached: true,
  });
  await once(child, 'spawn');
  const url = new URL(`http://localhost:${port}${basePath}`);
  const stop = async () => {
    if (child.exitCode === null && child.pid) {
      process.kill(-child.pid, 'SIGTERM');
      await once(child, 'exit');
    }
    rmSync(home, { recursive: true, force: true });
  };
  await untilReady(url, child).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

async function untilReady(url: URL, child: ChildProcess) {
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} exited: ${child.exitCode}`);
    await setTimeout(100);
  }
}
