import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import type { Project } from '../../tooling/content/project.ts';
import { directories, editorFolder } from '../../tooling/directories.ts';
import { buildEditor } from '../../tooling/editor/page.ts';
import { editorSettings } from '../../tooling/editor/settings.ts';
import { answerFrom } from '../../tooling/hosts/handler.ts';

const folder = join(directories.root, 'dist/editor/site');
let isBuilt = false;

/** Builds the editor, whose code is the same for all projects. */
async function buildOnce() {
  if (isBuilt) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, editorFolder), { recursive: true });
  const page = await buildEditor(join(folder, editorFolder), `/${editorFolder}/`);
  writeFileSync(join(folder, `${editorFolder}.html`), page);
  isBuilt = true;
}

/** Serves the editor for a project as a host does, until the tests end. Returns its address. */
export async function serveEditor(project: Project) {
  await buildOnce();
  const settings = JSON.stringify(editorSettings(project));
  writeFileSync(join(folder, editorFolder, 'settings.json'), settings);
  writeFileSync(join(folder, '_redirects'), '');
  writeFileSync(join(folder, '404.html'), '');
  const server = createServer(answerFrom(folder, '/'));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  server.unref();
  return `http://localhost:${(server.address() as AddressInfo).port}/${editorFolder}`;
}

/** By path. */
export type Files = Readonly<Record<string, string | Buffer>>;

/**
 * Opens the editor for a folder with these files. The browser's own private folder stands for one on the machine,
 * since nobody can pick a folder in a test; nothing of the editor is replaced.
 */
export async function openEditor(page: Page, address: string, files: Files) {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(address);
  await page.evaluate(
    async (entries) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle('.git', { create: true });
      for (const [path, base64] of entries) {
        const names = path.split('/');
        const name = names.pop() ?? '';
        let folder = root;
        for (const each of names) folder = await folder.getDirectoryHandle(each, { create: true });
        const file = await folder.getFileHandle(name, { create: true });
        const writable = await file.createWritable();
        await writable.write(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
        await writable.close();
      }
    },
    Object.entries(files).map(
      ([path, content]) => [path, Buffer.from(content).toString('base64')] as const,
    ),
  );
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

/** All files in the folder of the editor by their paths below `prefix`. */
export async function readFolder(page: Page, prefix: string) {
  const entries = await page.evaluate(async (start) => {
    const found: [string, string][] = [];
    const walk = async (folder: FileSystemDirectoryHandle, path: string) => {
      // TypeScript's library lacks this method.
      const { entries } = folder as unknown as {
        entries: () => AsyncIterable<[string, FileSystemFileHandle | FileSystemDirectoryHandle]>;
      };
      for await (const [name, handle] of entries.call(folder)) {
        if (handle.kind === 'directory')
          await walk(handle as FileSystemDirectoryHandle, `${path}${name}/`);
        else if (`${path}${name}`.startsWith(start)) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          let text = '';
          for (const byte of bytes) text += String.fromCharCode(byte);
          found.push([`${path}${name}`, btoa(text)]);
        }
      }
    };
    await walk(await navigator.storage.getDirectory(), '');
    return found;
  }, prefix);
  return new Map(entries.map(([path, base64]) => [path, Buffer.from(base64, 'base64')]));
}

/**
 * Waits until a form is open. Its last step is to take the focus, for which it becomes focusable: what a test types
 * sooner, when nobody could see the form yet, is lost.
 */
export const formIsOpen = (page: Page) =>
  expect(page.getByRole('group', { name: 'Content Editor' })).toHaveAttribute('tabindex', '0');

/** Opens a view of the editor: "collections/blog". */
export const openView = (page: Page, path: string) =>
  page.goto(new URL(`#/${path}`, page.url()).href);

/** Opens the form of a file: "clinic/clinic-today", "blog/first". */
export async function openForm(page: Page, collection: string, name: string) {
  await openView(page, `collections/${collection}/entries/${name}`);
  await formIsOpen(page);
}
