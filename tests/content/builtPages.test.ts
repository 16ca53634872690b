import { join } from 'node:path';
import { expect, test } from 'vitest';
import { htmlFiles } from '../../tooling/output/builtPages.ts';
import { directory, write } from './fixture.ts';

test('a file for a search engine in public is not one of the pages', () => {
  for (const file of ['index.html', 'blog/first.html', 'google1234.html'])
    write(`built/${file}`, '<p>Words</p>');
  write('public/google1234.html', 'google-site-verification: google1234.html');
  const found = htmlFiles(join(directory, 'built'), join(directory, 'public'));
  expect(found).toEqual(['blog/first.html', 'index.html']);
});
