import { test } from 'vitest';
import { attribute, type Element } from '../../src/lib/parsedHtml.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { ownPhone } from '../../tooling/content/yaml.ts';
import { builtPages, notFoundPage, read, site } from './site.ts';

/** Attributes that screen readers, browsers or search engines present. */
const spoken = ['alt', 'aria-label', 'title', 'content'];

/** Words of an element that people or machines read, without the titles of cited works. */
function* textsOf(element: Element): Generator<string> {
  if (['script', 'style', 'cite'].includes(element.tagName)) return;
  for (const name of spoken) yield attribute(element, name) ?? '';
  for (const child of element.childNodes) {
    if ('tagName' in child) yield* textsOf(child);
    else if ('value' in child) yield child.value;
  }
}

const texts = [
  ...[...builtPages, notFoundPage].map(({ file, all }) => {
    const words = all('html').flatMap((html) => [...textsOf(html)]);
    return [file, words.join(' | ')] as const;
  }),
  ...['llms.txt', 'feed.xml', 'clinic.vcf'].map((file) => [file, read(file)] as const),
];

/** Fails with a line for each passage that matches: its file, its words and the advice; undefined allows the match. */
function refuse(pattern: RegExp, advice: (found: string) => string | undefined) {
  const places = new Map<string, string[]>();
  for (const [file, text] of texts) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const says = advice(found);
      if (!says) continue;
      const around = text.slice(Math.max(0, index - 25), index + found.length + 25);
      const line = `"…${around.replace(/[\s|]+/g, ' ')}…" ${says}`;
      places.set(line, [...(places.get(line) ?? []), file]);
    }
  }
  const lines = [...places].map(([line, [file, ...others]]) =>
    others.length > 0 ? `${file} and ${others.length} more: ${line}` : `${file}: ${line}`,
  );
  if (lines.length === 0) return;
  const error = new Error(lines.join('\n'));
  // A stack trace is of no use to owners.
  error.stack = '';
  throw error;
}

test('no page promises what no clinic can promise', () => {
  // Between hyphens the word is part of an address.
  refuse(
    /(?<!-)\b(cure[sd]?|curing|guarantee[sd]?|pain-free|painless|best|miracles?|chiropractic physicians?|superior|proven to|#1)\b(?!-)/gi,
    (found) => `promises what no clinic can promise: say "${found}" in other words`,
  );
});

test('every {fact} is filled in', () => {
  refuse(/[{}]/g, () => 'has a brace: facts are written {like.this}, other braces not at all');
});

test('no filler words are left', () => {
  refuse(
    /\b(lorem|ipsum|placeholder|todo|tb[ad]|fixme|x{3,}|undefined|null|nan)\b|\[object|\?\?/gi,
    (found) => `is not finished: write your words in place of "${found}"`,
  );
});

test('every phone number is one of the configuration', () => {
  const known = Object.values(site.phones).flatMap((phone) => [phone, formatPhone(phone)]);
  refuse(new RegExp(`${ownPhone.source}|\\+1\\d{10}`, 'g'), (found) =>
    known.includes(found)
      ? undefined
      : 'has a phone number that is not in app.config.ts: write {phones.scheduling} or {phones.insurance}',
  );
});
