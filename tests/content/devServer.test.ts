import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { directories } from '../../tooling/directories.ts';
import { directory, edit } from './fixture.ts';

test('the development server shows a mistake in the content, and the page again once it is repaired', {
  timeout: 180_000,
}, async () => {
  const output = mkdtempSync(join(tmpdir(), 'dev-'));
  const vite = join(directories.root, 'node_modules/vite/bin/vite.js');
  const server = spawn(process.execPath, [vite, 'dev', '--configLoader', 'native'], {
    cwd: directories.root,
    env: {
      ...process.env,
      SITE_CONFIG: 'tests/fixtures/secondOwner/config.ts',
      SITE_CONTENT: directory,
      SITE_OUTPUT: output,
      NO_COLOR: '1',
    },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  const soon = { timeout: 60_000 };
  try {
    await expect.poll(() => said, soon).toMatch(/http:\S+/);
    const [url = ''] = /http:\S+/.exec(said) ?? [];
    const page = async (path: string) => (await fetch(new URL(path, url))).text();
    expect(await page('about')).toContain('Test Clinic');
    const sent: string[] = [];
    const socket = new WebSocket(url.replace('http', 'ws'), 'vite-hmr');
    socket.onmessage = ({ data }) => sent.push(data);
    edit('clinic/office.yaml', 'Test Clinic', '');
    await expect.poll(() => sent.join(), soon).toContain('office.yaml');
    expect(said).toContain('clinicName');
    edit('clinic/office.yaml', /clinicName: .*/, 'clinicName: Repaired Clinic');
    await expect.poll(() => said, soon).toContain('All problems are fixed.');
    await expect.poll(() => sent.at(-1), soon).toContain('full-reload');
    await expect.poll(() => page('about'), soon).toContain('Repaired Clinic');
  } finally {
    server.kill();
    rmSync(output, { recursive: true, force: true });
  }
});
