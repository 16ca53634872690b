import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { loadProject } from '../../tooling/content/project.ts';
import { directories } from '../../tooling/directories.ts';
import { editorSettings } from '../../tooling/editor/settings.ts';
import { openEditor, openForm, readFolder, serveEditor } from './editor.ts';

type Collection = { name: string; folder?: string; files?: { name: string; file: string }[] };

test('one changed text changes one line of each file, and nothing else', async ({ page }) => {
  const project = await loadProject({ drafts: true });
  const names = globSync('**/*.{yaml,mdx}', { cwd: directories.content });
  const files = Object.fromEntries(
    names.map((name) => {
      return [`src/content/${name}`, readFileSync(join(directories.content, name), 'utf8')];
    }),
  );
  const forms = (editorSettings(project).config.collections as Collection[]).flatMap(
    ({ name: collection, folder, files: listed }) =>
      listed
        ? listed.map(({ name, file }) => ({ collection, name, file }))
        : Object.keys(files)
            .filter((file) => file.startsWith(`${folder}/`))
            .map((file) => ({ collection, name: file.replace(/^.*\/|\.mdx$/g, ''), file })),
  );
  expect(forms.map(({ file }) => file).sort()).toEqual(Object.keys(files).sort());

  await openEditor(page, await serveEditor(project), files);
  // The menus have no texts, only choices.
  for (const { collection, name, file } of forms.filter((form) => form.name !== 'navigation')) {
    await openForm(page, collection, name);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    // The editor saves nothing that has not changed.
    await expect(save, file).toBeDisabled();
    // Changing an id would make another record.
    const text = page
      .locator('[data-field-type=string]:not([data-key-path$=".id"]), [data-field-type=text]')
      .locator('input[type=text]:visible, textarea:visible')
      .first();
    const expand = page.getByRole('button', { name: 'Expand', exact: true }).first();
    await expect(text.or(expand).first()).toBeVisible();
    while (!(await text.isVisible())) await expand.click();
    await text.focus();
    // Within the text: some begin or end with a certain character.
    for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'x']) await page.keyboard.press(key);
    await save.click();
    await expect(page.getByRole('button', { name: 'Cancel Editing' }), file).toBeHidden({
      timeout: 8_000,
    });
  }
  const saved = await readFolder(page, 'src/content/');
  expect([...saved.keys()].sort()).toEqual(Object.keys(files).sort());
  for (const { name, file } of forms) {
    const before = files[file]?.split('\n') ?? [];
    const after = saved.get(file)?.toString().split('\n') ?? [];
    const added = after.filter((line) => !before.includes(line)).join('\n');
    expect(after.length, `${file}: ${added}`).toBe(before.length);
    const changed = after.filter((line, index) => line !== before[index]);
    expect(changed.length, `${file}: ${changed.join('\n')}`).toBe(name === 'navigation' ? 0 : 1);
  }
});
