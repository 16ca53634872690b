import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { htmlFiles } from '../../tooling/weights.ts';
import { buildVariant } from '../variant.ts';
import { directory } from './site.ts';

describe('another phone number', () => {
  let variant: string;

  beforeAll(() => {
    variant = buildVariant('phone', (config) => config.replace('+19135550142', '+19135550199'));
  }, 300_000);

  /** A page without what differs from build to build: file hashes and the time of the build. */
  const normalized = (folder: string, file: string) =>
    readFileSync(join(folder, file), 'utf8')
      .replace(/\/assets\/[^"'\s,)&]+/g, '/assets/file')
      .replace(/u:\d+/g, 'u:time')
      .replace(/<lastmod>.*?<\/lastmod>/g, '');

  test('changes header, footer, pages, structured data and contact card, and nothing else', () => {
    const files = [...htmlFiles(directory), 'clinic.vcf', 'llms.txt', 'feed.xml', 'robots.txt'];
    expect(htmlFiles(variant)).toEqual(htmlFiles(directory));
    for (const file of files) {
      const after = normalized(variant, file);
      expect(after).not.toMatch(/555-0142|5550142/);
      const back = after.replaceAll('555-0199', '555-0142').replaceAll('5550199', '5550142');
      // lastmod stands on a line of its own in the sitemap only.
      expect(back, file).toBe(normalized(directory, file));
    }
    expect(readFileSync(join(variant, 'clinic.vcf'), 'utf8')).toContain('+19135550199');
    expect(readFileSync(join(variant, 'index.html'), 'utf8')).toContain(
      '"telephone":"+19135550199"',
    );
  });
});

describe('a site below a path, at another address', () => {
  let variant: string;

  beforeAll(() => {
    variant = buildVariant('base', (config) =>
      config
        .replace("basePath: '/'", "basePath: '/clinic/'")
        .replace(/origin: placeholder\('[^']*'\)/, "origin: 'https://clinic.example.org'"),
    );
  }, 300_000);

  test('has every link, file, canonical address and feed below the path', () => {
    expect(htmlFiles(variant)).toEqual(htmlFiles(directory));
    const missing: string[] = [];
    for (const file of htmlFiles(variant)) {
      const html = readFileSync(join(variant, file), 'utf8');
      for (const [, url = ''] of html.matchAll(/(?:href|src)="(\/[^"#]*)/g)) {
        if (!url.startsWith('/clinic/') && url !== '/clinic') missing.push(`${file}: ${url}`);
        const target = join(variant, url.slice('/clinic/'.length));
        if (
          url !== '/clinic/' &&
          url !== '/clinic' &&
          !existsSync(target) &&
          !existsSync(`${target}.html`)
        ) {
          missing.push(`${file}: ${url}`);
        }
      }
      if (file === '404.html') continue;
      const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
      expect(canonical).toMatch(/^https:\/\/clinic\.example\.org\/clinic(\/|$)/);
    }
    expect([...new Set(missing)]).toEqual([]);
    for (const file of ['sitemap.xml', 'feed.xml', 'robots.txt', 'llms.txt']) {
      expect(readFileSync(join(variant, file), 'utf8')).toContain(
        'https://clinic.example.org/clinic/',
      );
      expect(readFileSync(join(variant, file), 'utf8')).not.toContain('lenexafamilychiropractic');
    }
    expect(readdirSync(join(variant, 'social'))).toContain('home.png');
  });
});
