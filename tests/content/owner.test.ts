import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { checkColors, tokens } from '../../tooling/colors.ts';
import { createProblems } from '../../tooling/content/problems.ts';
import { directories } from '../../tooling/directories.ts';
import { isExample } from '../../tooling/launch.ts';
import { type Kind, writeNewEntry } from '../../tooling/newEntry/newEntry.ts';
import { svgProblem } from '../../tooling/svg.ts';
import config from '../fixtures/secondOwner/config.ts';
import { directory, picture, problems, write } from './fixture.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields merged with those of a recipe; lists and providers are replaced. */
const merge = (old: unknown, recipe: unknown): unknown =>
  isFields(old) && isFields(recipe) && !('provider' in recipe)
    ? Object.fromEntries(
        Object.keys({ ...old, ...recipe }).map((key) => [
          key,
          key in recipe ? merge(old[key], recipe[key]) : old[key],
        ]),
      )
    : recipe;

/** Fields with items added to the list at a path. */
function append(old: unknown, path: string, more: readonly unknown[]) {
  const grown = structuredClone(old);
  const list = path.split('.').reduce((value, key) => (value as Fields)[key], grown);
  (list as unknown[]).push(...more);
  return grown;
}

const scripts: Fields = JSON.parse(
  readFileSync(join(directories.root, 'package.json'), 'utf8'),
).scripts;

/** Runs `npm run new`; only checks that other scripts exist. */
function run(line: string) {
  if (line === 'npm ci' || line.startsWith('git ')) return;
  const [, name = '', kind = '', title = ''] =
    /^npm (?:run )?(\S+)(?: (\w+) "(.*)")?/.exec(line) ?? [];
  expect(scripts, line).toHaveProperty(name);
  if (name === 'new') writeNewEntry(kind as Kind, title, directory, '2026-11-20');
}

/** Applies a recipe to a copy of the fixtures, and returns the resulting configuration. */
function applyRecipe(recipe: string) {
  let configured: unknown = structuredClone(config);
  const blocks = [
    ...recipe.matchAll(
      /^```(\w+)(?: ([\w./-]+)(, at the end(?: of ([\w.]+))?)?)?\n([\s\S]*?)^```$/gm,
    ),
  ];
  expect(blocks).toHaveLength((recipe.match(/^```/gm) ?? []).length / 2);
  for (const [, kind, file = '', end, list, text = ''] of blocks) {
    const lines = text.trim().split('\n');
    const path = file.replace('src/content/', '');
    if (kind === 'sh') lines.forEach(run);
    else if (kind === 'text')
      for (const name of lines) write(name.replace('src/content/', ''), picture);
    else if (kind === 'mdx') {
      const whole = join(directory, path);
      write(path, end ? `${readFileSync(whole, 'utf8')}\n${text}` : text);
    } else if (kind === 'css') {
      const known = createProblems();
      const css = lines.reduce((old, line) => {
        const [, name = ''] = /^(--[\w-]+: )/.exec(line) ?? [];
        expect(old).toContain(`  ${name.trim()}`);
        return old.replace(new RegExp(`${name.trim()}[^;]*;`), () => line);
      }, tokens);
      checkColors(known, css);
      expect(known.list).toEqual([]);
    } else if (kind === 'svg') {
      expect(existsSync(join(directories.root, file)), file).toBe(true);
      expect(svgProblem(text)).toBeUndefined();
    } else if (kind === 'ts') {
      expect(file).toBe('app.config.ts');
      configured = merge(configured, JSON.parse(JSON.stringify(runInNewContext(`({${text}})`))));
    } else {
      const source = readFileSync(join(directory, path), 'utf8');
      const [, yaml = source, rest = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
      const fields = parse(yaml);
      // What is pasted has the spaces that it needs there.
      if (list) expect(text).toMatch(new RegExp(`^ {${2 * list.split('.').length}}- `));
      const changed = stringify(
        list ? append(fields, list, parse(text)) : merge(fields, parse(text)),
      );
      write(path, path.endsWith('.mdx') ? `---\n${changed}---\n${rest}` : changed);
    }
  }
  return configured;
}

const readDoc = (name: string) => readFileSync(join(directories.root, 'docs', name), 'utf8');

const guides = ['daily.md', 'clinic.md', 'pages.md', 'launch.md', 'host.md'];

/** Each recipe with its guide and its title. */
const recipes = guides.flatMap((guide) => {
  const [, ...texts] = readDoc(guide).split(/^## /m);
  return texts.map((text) => ({ guide, title: text.split('\n')[0] ?? '', text }));
});

/** The address of a heading, as GitHub makes it. */
const addressOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

/** Links to Markdown files, with the anchor if there is one; those without a file lead into the same one. */
const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([\w./-]*\.md)?(?:#([\w-]+))?\)/g)].map(
    ([, file = '', anchor]) => [file, anchor] as const,
  );

test('launch-check names the addresses, numbers and ids of the guides until they are the owner’s', () => {
  const own =
    /(?:\b(?:booking|contact|email|fax|lookup|number|origin|repository|reviewsUrl|scheduling|textNumber|url|\w+Id)|'[\w-]+-(?:verification|domain)'): (['"])(.*?)\1/g;
  const examples = recipes.flatMap(({ text }) =>
    [...text.matchAll(own)]
      .map(([, , value = '']) => value)
      // Addresses of forms, in tables.
      .concat(text.match(/(?<=`)https:[^`…]*your-[^`]*/g) ?? []),
  );
  expect(examples.length).toBeGreaterThan(20);
  // The address of HighLevel itself, which is the same for everybody.
  expect(examples.filter((value) => !isExample(value))).toEqual([
    'https://api.leadconnectorhq.com',
  ]);
});

test.each(recipes)('a recipe in docs/$guide leads to valid content: $title', async ({ text }) => {
  // What to write, what to choose, or steps.
  expect(text).toMatch(/^(```|\||1\. |- )/m);
  expect(await problems({ config: applyRecipe(text) })).toEqual([]);
  for (const [, file = ''] of text.matchAll(/`((?:src|docs)\/[\w/-]+(?:\.\w+)?)`/g))
    expect(existsSync(join(directories.root, file)), file).toBe(true);
});

test('docs/README.md lists every recipe once', () => {
  const table =
    readDoc('README.md')
      .match(/^\|.*$/gm)
      ?.join('\n') ?? '';
  const listed = linksIn(table).map((link) => link.join('#'));
  expect(listed).toEqual(recipes.map(({ guide, title }) => `${guide}#${addressOf(title)}`));
});

test.each([...guides, 'README.md'])('links in docs/%s lead to headings that exist', (guide) => {
  for (const [file, anchor] of linksIn(readDoc(guide))) {
    const target = file || guide;
    expect(existsSync(join(directories.root, 'docs', target)), target).toBe(true);
    if (!anchor) continue;
    const headings = [...readDoc(target).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      addressOf(heading),
    );
    expect(headings, `${target}#${anchor}`).toContain(anchor);
  }
});
