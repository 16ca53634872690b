import { spawn } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'playwright/test';
import { directories } from '../../tooling/directories.ts';
import { answerFrom } from '../../tooling/hosts/handler.ts';
import { site } from '../e2e/site.ts';

/** Runs the command on the built folder, served by a server that changes each response. */
async function deployCheck(change: (response: ServerResponse) => void, hostname = 'localhost') {
  const answer = answerFrom(directories.output, site.basePath);
  const server = createServer((request, response) => {
    change(response);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  const command = join(directories.root, 'tooling/commands/deployCheck.ts');
  const child = spawn(process.execPath, [command, `http://${hostname}:${port}${site.basePath}`]);
  const closed = new Promise((close) => child.once('close', close));
  const output = await text(child.stdout);
  const code = await closed;
  server.close();
  const failed = [...output.matchAll(/^✗ (.*)/gm)].map(([, name]) => name);
  return { code, failed, output };
}

test('passes a site whose server follows the rules', async () => {
  const { code, failed, output } = await deployCheck(() => {});
  expect({ code, failed }).toEqual({ code: 0, failed: [] });
  expect(output).toContain('All checks passed.');
});

test('reports a host that cannot send headers, and what to do', async () => {
  const { code, failed, output } = await deployCheck((response) => {
    response.setHeader('Server', 'Apache/2.4');
    const { setHeader } = response;
    response.setHeader = (name, value) =>
      /^(content-(type|encoding)|location|vary)$/i.test(name)
        ? setHeader.call(response, name, value)
        : response;
  });
  expect({ code, failed }).toEqual({ code: 1, failed: ['Caching', 'Headers'] });
  expect(output).toContain('/about: Strict-Transport-Security: none');
  expect(output).toContain('To do: cache /assets/ for a year');
  expect(output).toContain('GitHub Pages cannot send these headers');
  expect(output).toMatch(
    /^Checking .*\nThis is Apache, without the rules .* first upload the hidden file \.htaccess/,
  );
});

test('reports a site without encryption', async () => {
  const { code, failed } = await deployCheck(() => {}, '127.0.0.1');
  expect({ code, failed }).toEqual({ code: 1, failed: ['Encryption'] });
});
