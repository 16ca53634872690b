import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { loadProject } from '../../tooling/content/project.ts';
import { directories } from '../../tooling/directories.ts';
import { openForm, serveEditor } from './editor.ts';

const read = (path: string) => readFileSync(join(directories.root, path), 'utf8');
const idOf = (text: string) => createHash('sha1').update(text).digest('hex');

/** Stands for GitHub: answers what the editor asks about a repository with these files, and takes commits. */
async function serveRepository(page: Page, files: Map<string, string>) {
  const head = () => idOf(JSON.stringify([...files]));
  const person = { name: 'Sam', email: 'sam@clinic.example', user: { id: 1, login: 'sam' } };
  const node = { author: person, committedDate: '2026-11-20T08:00:00Z' };

  /** Answers each part of a query: "content_0: object(oid: …)", "commit_0: ref(…)". */
  const parts = (query: string) =>
    Object.fromEntries(
      [...query.matchAll(/(\w+_\d+): (?:object\(oid: "(\w+)"\))?/g)].map(([, name, id]) => [
        name,
        id
          ? { text: [...files.values()].find((text) => idOf(text) === id), isTruncated: false }
          : { target: { history: { nodes: [node] } } },
      ]),
    );

  function answer({
    query,
    variables: { input },
  }: {
    query: string;
    variables: { input: Commit };
  }) {
    if (!query.includes('createCommitOnBranch'))
      return {
        repository: {
          ref: { target: { history: { nodes: [{ oid: head(), message: 'Last' }] } } },
          ...parts(query),
        },
      };
    if (input.expectedHeadOid !== head()) throw new Error('The editor commits onto an old state.');
    for (const { path, contents } of input.fileChanges.additions)
      files.set(path, Buffer.from(contents, 'base64').toString());
    const commit = { oid: head(), committedDate: node.committedDate, file_0: { oid: head() } };
    return { createCommitOnBranch: { commit } };
  }

  await page.route('https://www.githubstatus.com/**', (route) => route.abort());
  await page.route('https://api.github.com/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const headers = { 'access-control-allow-origin': '*' };
    if (path === '/graphql')
      return route.fulfill({ headers, json: { data: answer(route.request().postDataJSON()) } });
    if (path === '/user')
      return route.fulfill({ headers, json: { id: 1, login: 'sam', name: 'Sam' } });
    if (path.includes('/collaborators/')) return route.fulfill({ headers, status: 204 });
    const tree = [...files].map(([name, text]) => ({
      type: 'blob',
      path: name,
      sha: idOf(text),
      size: text.length,
    }));
    return route.fulfill({ headers, json: { tree } });
  });
}

type Commit = {
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[] };
};

test('who saves what somebody else has changed since is asked first', async ({ page }) => {
  const [prices, visit] = [
    'src/content/clinic/prices.yaml',
    'src/content/clinic/visit.yaml',
  ] as const;
  const files = new Map<string, string>([prices, visit].map((path) => [path, read(path)]));
  await serveRepository(page, files);
  await page.goto(await serveEditor(await loadProject({ drafts: true })));
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill('token');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();

  const change = async (text: string) => {
    await page.locator('[data-key-path=consultation] textarea').fill(text);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };
  const byOthers = (path: string) => files.set(path, `${files.get(path)}# Changed by others.\n`);

  // Another file: both changes stay.
  await openForm(page, 'clinic', 'prices');
  byOthers(visit);
  await change('Ten minutes are free.');
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden();
  expect(files.get(prices)).toContain('consultation: "Ten minutes are free."');
  expect(files.get(visit)).toContain('# Changed by others.');

  // The same file: nothing is overwritten without a question.
  await openForm(page, 'clinic', 'prices');
  byOthers(prices);
  await change('Twenty minutes are free.');
  await expect(page.getByText('Entry Changed by Someone Else')).toBeVisible();
  expect(files.get(prices)).toContain('# Changed by others.');
});
