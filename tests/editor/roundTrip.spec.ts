import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { loadProject } from '../../tooling/content/project.ts';
import { directories } from '../../tooling/directories.ts';
import { openEditor, openForm, readFolder, serveEditor } from './editor.ts';

test('one changed text changes one line of each file, and nothing else', async ({ page }) => {
  const names = globSync('{clinic/{today,office,people,prices,visit}.yaml,blog/*.mdx}', {
    cwd: directories.content,
  });
  const files = Object.fromEntries(
    names.map((name) => [
      `src/content/${name}`,
      readFileSync(join(directories.content, name), 'utf8'),
    ]),
  );
  await openEditor(page, await serveEditor(await loadProject({ drafts: true })), files);
  for (const file of names) {
    const [collection = ''] = file.split('/');
    await openForm(page, collection, basename(file).replace(/\.\w+$/, ''));
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
  for (const [file, text] of Object.entries(files)) {
    const before = text.split('\n');
    const after = saved.get(file)?.toString().split('\n') ?? [];
    expect(after.length, file).toBe(before.length);
    const changed = after.filter((line, index) => line !== before[index]);
    expect(changed.length, `${file}: ${changed.join('\n')}`).toBe(1);
  }
});
