import { spawn } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'playwright/test';
import { directories } from '../../tooling/content/project.ts';
import { answerFrom } from '../../tooling/hosts/handler.ts';

/** What the command says to the built folder on a server that spoils each answer. */
async function check(spoil: (response: ServerResponse) => void, hostname = 'localhost') {
  const answer = answerFrom(directories.output, '/');
  const server = createServer((request, response) => {
    spoil(response);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  const command = join(directories.root, 'tooling/commands/deployCheck.ts');
  const child = spawn(process.execPath, [command, `http://${hostname}:${port}`]);
  const closed = new Promise((close) => child.once('close', close));
  const said = await text(child.stdout);
  const code = await closed;
  server.close();
  const wrong = [...said.matchAll(/^✗ (.*)/gm)].map(([, name]) => name);
  return { code, wrong, said };
}

test('a site that is served as it should be passes', async () => {
  const { code, wrong, said } = await check(() => {});
  expect({ code, wrong }).toEqual({ code: 0, wrong: [] });
  expect(said).toContain('All is well.');
});

test('a host that cannot send headers is told so', async () => {
  const { code, wrong, said } = await check((response) => {
    // Left are the headers without which nothing works.
    const { setHeader } = response;
    response.setHeader = (name, value) =>
      /^(content-(type|encoding)|location|vary)$/i.test(name)
        ? setHeader.call(response, name, value)
        : response;
  });
  expect({ code, wrong }).toEqual({ code: 1, wrong: ['Caching', 'Headers'] });
  expect(said).toContain('/about: Strict-Transport-Security: none');
  expect(said).toContain('To do: cache /assets/ for a year');
  expect(said).toContain('This host sends none of the site’s headers.');
});

test('a site without encryption is told so', async () => {
  const { code, wrong } = await check(() => {}, '127.0.0.1');
  expect({ code, wrong }).toEqual({ code: 1, wrong: ['Encryption'] });
});
