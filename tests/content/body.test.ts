import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bodyComponentRules } from '../../src/schemas/bodyComponents.ts';
import type { Collection } from '../../src/schemas/common.ts';
import { edit, load } from './fixture.ts';

const runtime = createRequire(import.meta.url).resolve('react/jsx-runtime');

/** Each component as an element of its name: `<x-section>`. */
const components = Object.fromEntries(
  ['Booking', 'Contents', ...bodyComponentRules.keys()].map((name) => [
    name,
    `x-${String(name).toLowerCase()}`,
  ]),
);

/** The HTML of the body of a collection's last entry. */
async function htmlOf(collection: Collection) {
  const { code } = (await load()).content.entries[collection].at(-1)?.body ?? {};
  const module = String(code).replace('"react/jsx-runtime"', `"${pathToFileURL(runtime)}"`);
  const { default: Body } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
  return renderToStaticMarkup(createElement(Body, { components })).replace(/\n/g, '');
}

test('after its short version, an article lists its ## headings, which have ids, and in the middle it says how to book', async () => {
  edit('blog/first.mdx', /$/, "\n### Part\n\n{clinic.name}\n\n## What's next?\n");
  expect(await htmlOf('blog')).toBe(
    [
      '<p>Text with a <a href="/contact">link</a> at Test Clinic.</p>',
      '<x-shortversion><ul><li>Most of it passes.</li><li>Walk.</li></ul></x-shortversion>',
      '<x-contents><ol><li><a href="#heading">Heading</a></li><li><a href="#whats-next">What’s next?</a></li></ol></x-contents>',
      '<h2 id="heading">Heading</h2><p>Text.</p><h3 id="part">Part</h3><p>Test Clinic</p>',
      '<x-booking></x-booking><h2 id="whats-next">What’s next?</h2>',
    ].join(''),
  );
});

test('the numbers of hotlines are links, but not in headings, and other numbers are not', async () => {
  edit(
    'blog/first.mdx',
    /$/,
    '\n## Call 988\n\nRead 988 reviews, or call 1-800-422-4453 or 988.\n',
  );
  const html = await htmlOf('blog');
  expect(html).toContain('>Call 988</h2>');
  expect(html).toContain(
    '<p>Read 988 reviews, or call <a href="tel:+18004224453">1-800-422-4453</a> or <a href="tel:988">988</a>.</p>',
  );
});
