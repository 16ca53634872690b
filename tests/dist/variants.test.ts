import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { htmlFiles } from '../../tooling/files/weights.ts';
import { addedArticle, runInVariant, variantDirectory } from '../variants.ts';
import { directory, site } from './site.ts';

const moved = variantDirectory('moved');
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

test('another phone and address change every page and file, and nothing else', () => {
  /** A page without what differs from build to build: hashes of files and scripts. */
  const normalized = (folder: string, file: string) =>
    read(folder, file)
      .replace(/\/assets\/[^"'\s,)&]+/g, '/assets/file')
      .replace(/sha\d+-[\w+/=]+/g, 'hash');
  const back = (text: string) =>
    text
      .replaceAll('555-0199', '555-0142')
      .replaceAll('5550199', '5550142')
      .replaceAll('https://clinic.example.org', site.origin)
      .replace(/\/clinic(\/|(?=["#]))/g, (_, slash: string) => slash || '/');
  expect(htmlFiles(moved)).toEqual(htmlFiles(directory));
  for (const file of [
    ...htmlFiles(directory),
    'clinic.vcf',
    'llms.txt',
    'feed.xml',
    'robots.txt',
    'sitemap.xml',
  ]) {
    const after = normalized(moved, file);
    expect(after).not.toMatch(/555-0142|5550142/);
    expect(after).not.toContain(site.origin);
    expect(back(after), file).toBe(normalized(directory, file));
  }
});

test('below a path every link and file is there, at its address', () => {
  const missing = htmlFiles(moved).flatMap((file) =>
    [...read(moved, file).matchAll(/(?:href|src)="(\/[^"#]*)/g)].flatMap(([, url = '']) => {
      const target = join(moved, url.slice('/clinic/'.length));
      const exists = url === '/clinic' || existsSync(target) || existsSync(`${target}.html`);
      return url.startsWith('/clinic') && exists ? [] : [`${file}: ${url}`];
    }),
  );
  expect(missing).toEqual([]);
  expect(readdirSync(join(moved, 'social'))).toContain('home.jpg');
});

test('the same sources give the same bytes, wherever and whenever they are built', () => {
  const folder = variantDirectory('elsewhere');
  const files = (root: string) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .sort();
  expect(files(folder)).toEqual(files(directory));
  const other = files(folder).filter(
    (file) => !readFileSync(join(folder, file)).equals(readFileSync(join(directory, file))),
  );
  expect(other).toEqual([]);
});

describe('one more article', () => {
  test('is listed, linked and announced', () => {
    const folder = variantDirectory('article');
    for (const file of ['blog.html', 'sitemap.xml', 'feed.xml', 'llms.txt']) {
      expect(read(folder, file), file).toContain(`/blog/${addedArticle}`);
    }
    expect(existsSync(join(folder, `social/blog/${addedArticle}.jpg`))).toBe(true);
  });

  test('breaks no test of the built pages', () => {
    const args = ['run', '--config', 'tests/dist/vitest.config.ts', '--exclude', '**/variants*'];
    expect(() => runInVariant('article', 'vitest', args)).not.toThrow();
  }, 120_000);
});
