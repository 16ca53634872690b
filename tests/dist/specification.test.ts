import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../app.config.ts';
import { factsOf } from '../../src/lib/facts.ts';
import { attribute } from '../../src/lib/parsedHtml.ts';
import { titledName } from '../../src/lib/people.ts';
import { rulesOf } from '../../src/schemas/policy.ts';
import type { Site } from '../../src/schemas/site.ts';
import { createProblems } from '../../tooling/content/problems.ts';
import { readSite } from '../../tooling/content/site.ts';
import { directories } from '../../tooling/directories.ts';
import { builtPages, entries, missingIn, pageAt, read, site, strings, wordsOf } from './site.ts';

test('each article names its author, if it has one, and has the button that its front matter asks for', () => {
  for (const { slug, fields } of entries.blog) {
    const author = site.people.find(({ id }) => id === fields.author);
    const { all, words } = pageAt(`/blog/${slug}`);
    if (author) {
      const by = `${strings.article.publishedBy} ${titledName(author)}, ${site.clinicName}`;
      expect(missingIn(words, [by]), slug).toEqual([]);
    }
    expect(all('a').map(wordsOf), slug).toContain(fields.cta);
  }
});

test('header and footer link to each social profile by name', () => {
  for (const { all, path } of builtPages) {
    const links = all('a').map((link) => `${wordsOf(link)}: ${attribute(link, 'href')}`);
    for (const { name, url } of site.social) {
      const found = links.filter(
        (link) => link === `${site.clinicName} ${strings.layout.profileOn} ${name}: ${url}`,
      );
      expect(found.length, path).toBeGreaterThanOrEqual(2);
    }
  }
});

test('no page has an empty list, which screen readers would announce', () => {
  for (const { all, path } of builtPages) {
    const empty = [...all('ul'), ...all('ol')].filter(
      ({ childNodes }) => !childNodes.some((node) => 'tagName' in node),
    );
    expect(empty, path).toEqual([]);
  }
});

const files = ['clinic.vcf', 'llms.txt', 'feed.xml', 'robots.txt', 'sitemap.xml'];

/** Texts that identify a clinic: without claims, which other pages may use too, and without plain numbers and words. */
function identifyingTexts(owner: Site) {
  const { clinicName, shortName, origin, address, phones } = owner;
  const facts = factsOf({ ...owner, way: null }, { conditions: 0, rules: rulesOf(undefined) });
  const distinctive = Object.entries(facts).flatMap(([path, fact]) =>
    fact && !path.startsWith('claims.') && /[A-Z]|\w\W+\w/.test(fact) ? [fact] : [],
  );
  return [clinicName, shortName, origin, address.street, ...Object.values(phones), ...distinctive];
}

const inWords = (text: string) => ` ${text.replace(/\W+/g, ' ').trim()} `;

// Only the second owner's site (tests/fixtures/secondOwner/site.env) can show texts that are not in its content.
if (process.env['SITE_CONFIG'])
  test('the code has no facts about the clinic', () => {
    const known = identifyingTexts(site);
    const content = join(directories.root, 'src/content');
    const owner = readSite(config, content, createProblems())?.site;
    const foreign = (owner ? identifyingTexts(owner) : []).filter(
      (text) => !known.some((other) => other.includes(text)),
    );
    expect(foreign).not.toEqual([]);
    for (const file of [...builtPages.map((page) => page.file), '404.html', ...files]) {
      const text = inWords(read(file));
      expect(
        foreign.filter((fact) => text.includes(inWords(fact))),
        file,
      ).toEqual([]);
    }
  });
