import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect } from 'vitest';
import { stringify } from 'yaml';
import { clinicSchemas, configSchema } from '../../src/schemas/site.ts';
import { ContentError } from '../../tooling/content/problems.ts';
import { loadProject } from '../../tooling/content/project.ts';
import config from '../fixtures/secondOwner/config.ts';
import { site as secondOwner } from '../fixtures/secondOwner/site.ts';

/** A site without samples. */
export const site = {
  ...secondOwner,
  clinicName: 'Test Clinic',
  shortName: 'Test Clinic',
  address: { ...secondOwner.address, street: '1 Main St' },
  way: null,
};

type Fields = Record<string, unknown>;

export function siteWith(path: string, value: unknown, of: unknown = site) {
  const changed = structuredClone(of) as Fields;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((object, key) => object[key] as Fields, changed);
  parent[last] = value;
  return changed;
}

const pictures = `pages/home pages/services pages/conditions pages/about pages/blog
  pages/new-patients pages/contact pages/not-found pages/body-map blog/first blog/second conditions/ache conditions/ache-1
  conditions/ache-2 services/care services/care-2 techniques/tap`.split(/\s+/);

const ground = { width: 1200, height: 800, channels: 3, background: 'teal' } as const;

/** A picture wide enough for every use. */
export const picture = await sharp({ create: ground }).jpeg().toBuffer();

/** A fresh copy of tests/fixtures/content with pictures, for each test. */
export let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(import.meta.dirname, '../fixtures/content'), directory, { recursive: true });
  for (const name of pictures) write(`images/${name}.jpg`, picture);
  writeFacts(site);
});

afterEach(() => rmSync(directory, { recursive: true }));

export const read = (file: string) => readFileSync(join(directory, file), 'utf8');

export const remove = (file: string) => rmSync(join(directory, file));

export function write(file: string, text: string | Buffer) {
  mkdirSync(join(directory, file, '..'), { recursive: true });
  writeFileSync(join(directory, file), text);
}

type Replacement = string | ((found: string) => string);

/** Replaces a part of a file and returns the first line that differs; fails if the file does not contain the part. */
export function edit(file: string, from: string | RegExp, to: Replacement) {
  const before = read(file);
  const after = typeof to === 'string' ? before.replace(from, to) : before.replace(from, to);
  expect(after, `${file} does not contain ${from}`).not.toBe(before);
  write(file, after);
  const start = [...after].findIndex((letter, index) => letter !== before[index]);
  return after.slice(0, start < 0 ? after.length : start).split('\n').length;
}

/** Adds an article "third", a copy of the first, with a picture named as cameras do. */
export function addArticle() {
  write('blog/third.mdx', read('blog/first.mdx'));
  edit('blog/third.mdx', 'order: 1', 'order: 3');
  for (const words of ['title: "The', 'of the'])
    edit('blog/third.mdx', `${words} first`, `${words} third`);
  write('images/blog/third.JPG', picture);
}

const pick = (fields: Fields, { shape }: { shape: object }) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key in shape));

/** Writes the facts of a site, and returns its configuration. */
function writeFacts({ visit, ...fields }: Fields) {
  const facts = { ...fields, ...(visit as Fields) };
  for (const [file, schema] of Object.entries(clinicSchemas))
    write(`clinic/${file}.yaml`, stringify(pick(facts, schema), { aliasDuplicateObjects: false }));
  return pick(facts, configSchema);
}

type Options = Parameters<typeof loadProject>[0] & { site?: unknown };

/** Loads the test content as a build does, with the facts and the configuration of a site if one is given. */
export function load({ site, ...options }: Options = {}) {
  const given = site ? writeFacts(site as Fields) : config;
  return loadProject({ config: given, directory, ...options });
}

/** All problems of the test content, in the order reported. */
export async function problems(options?: Options): Promise<readonly string[]> {
  try {
    await load(options);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}
