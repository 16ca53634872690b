import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'parse5';
import type { Article, Condition, Service } from '../src/content/schemas/entries.ts';
import { hoursByDays } from '../src/lib/openingHours.ts';
import { formatPhone } from '../src/lib/phone.ts';
import { socialImageFile } from '../src/lib/socialImage.ts';
import type { Entry } from './content.ts';
import { directories, readProject } from './project.ts';
import { socialImage } from './socialImages.ts';
import { attribute, elements, htmlFiles, pathOf, textOf } from './weights.ts';

/*
 * Makes what crawlers and people take away from the built pages: social images, sitemap, robots.txt, feed,
 * contact card and llms.txt. Runs after the pages were prerendered and takes their words from them.
 */

const { site, content, facts } = readProject();
const root = `${site.origin}${site.basePath}`;

/** A built page, as others link to it. */
type Page = {
  path: string;
  url: string;
  title: string;
  heading: string;
  description: string;
  /** Hero picture and the color of the words on it. */
  picture: string;
  text: 'white' | 'black';
  /** Day of the last change of its words, YYYY-MM-DD, where the history is known. */
  changed: string | undefined;
};

const entries = new Map<string, Entry<Service> | Entry<Condition> | Entry<Article>>(
  (['services', 'conditions', 'blog'] as const).flatMap((collection) =>
    content[collection].map((entry) => [`/${collection}/${entry.slug}`, entry] as const),
  ),
);

function readPage(file: string): Page {
  const html = readFileSync(join(directories.output, file), 'utf8');
  const all = [...elements(parse(html))];
  const first = (tag: string) => {
    const found = all.find(({ tagName }) => tagName === tag);
    return found ? textOf(found).trim() : '';
  };
  const path = pathOf(file);
  const entry = entries.get(path);
  const name = path === '/' ? 'home' : path.slice(path.lastIndexOf('/') + 1);
  const words = `src/content/pages/${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.ts`;
  return {
    path,
    url: `${root}${path.slice(1)}`,
    title: first('title').replace(` | ${site.clinicName}`, ''),
    heading: first('h1'),
    description:
      all
        .filter((element) => attribute(element, 'name') === 'description')
        .map((element) => attribute(element, 'content'))[0] ?? '',
    picture: entry?.picture ?? join(directories.content, `images/pages/${name}.jpg`),
    text: entry?.data.hero.text ?? 'black',
    changed: lastChange(entry?.file ?? words),
  };
}

function lastChange(file: string) {
  try {
    const date = execFileSync('git', ['log', '-1', '--format=%cs', '--', file], {
      cwd: directories.root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return date.trim() || undefined;
  } catch {
    // Built from a folder without history: better no date than a wrong one.
    return undefined;
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

function sitemap(pages: readonly Page[]) {
  const urls = pages.map(
    ({ url, path, changed }) => `  <url>
    <loc>${xml(url)}</loc>${changed ? `\n    <lastmod>${changed}</lastmod>` : ''}
    <image:image><image:loc>${xml(root + socialImageFile(path))}</image:loc></image:image>
  </url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`;
}

function feed() {
  const items = content.blog
    .filter(({ data }) => data.listed !== false)
    .map(({ slug, data }) => {
      const url = xml(`${root}blog/${slug}`);
      const date =
        data.published && `\n      <pubDate>${new Date(data.published).toUTCString()}</pubDate>`;
      return `    <item>
      <title>${xml(data.title)}</title>
      <link>${url}</link>
      <guid>${url}</guid>
      <description>${xml(data.excerpt)}</description>${date ?? ''}
    </item>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xml(site.clinicName)}</title>
    <link>${xml(`${root}blog`)}</link>
    <description>${xml(`Articles of ${site.clinicName}`)}</description>
    <language>en-us</language>
    <atom:link href="${xml(`${root}feed.xml`)}" rel="self" type="application/rss+xml" />
${items.join('\n')}
  </channel>
</rss>
`;
}

/** vCard 3.0 (RFC 2426), which every address book reads; lines end in CR LF. */
function contactCard() {
  const { street, suite, city, region, postalCode, geo } = site.address;
  const value = (text: string) => text.replace(/[\\;,]/g, '\\$&');
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${value(site.clinicName)}`,
    `N:${value(site.clinicName)};;;;`,
    `ORG:${value(site.clinicName)}`,
    `TEL;TYPE=WORK,VOICE,PREF:${site.phones.scheduling}`,
    `TEL;TYPE=WORK,VOICE:${site.phones.insurance}`,
    `ADR;TYPE=WORK:;${value(suite)};${value(street)};${value(city)};${region};${postalCode};USA`,
    `GEO:${geo.latitude};${geo.longitude}`,
    `URL:${root}`,
    'END:VCARD',
    '',
  ].join('\r\n');
}

function llms(pages: readonly Page[]) {
  const list = (matches: (path: string) => boolean) =>
    pages
      .filter(({ path }) => matches(path))
      .map(({ title, url, description }) => `- [${title}](${url}): ${description}`)
      .join('\n');
  const isEntry = (path: string) => entries.has(path);
  const hours = hoursByDays(site.hours).map(({ days, times }) => `${days} ${times}`);
  return `# ${site.clinicName}

> Family chiropractic clinic in ${site.address.city}, ${site.address.region}, run by ${facts['doctor.name']}, D.C., Chiropractor.

- Address: ${facts['address.line']}, ${site.address.near}
- Phone: ${formatPhone(site.phones.scheduling)} (appointments), ${formatPhone(site.phones.insurance)} (insurance)
- Hours: ${hours.join('; ')}

## Pages

${list((path) => !isEntry(path))}

## Services

${list((path) => isEntry(path) && path.startsWith('/services/'))}

## Conditions

${list((path) => path.startsWith('/conditions/'))}

## Articles

${list((path) => path.startsWith('/blog/'))}
`;
}

function write(file: string, data: string | Buffer) {
  const target = join(directories.output, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, data);
}

const pages = htmlFiles(directories.output)
  .filter((file) => file !== '404.html')
  .map(readPage);

write('sitemap.xml', sitemap(pages));
write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n`);
write('feed.xml', feed());
write('clinic.vcf', contactCard());
write('llms.txt', llms(pages));
for (const { path, heading, picture, text } of pages) {
  const image = { title: heading, clinicName: site.clinicName, picture, text };
  write(socialImageFile(path), await socialImage(image));
}
console.log(
  `Made ${pages.length} social images, sitemap, feed, contact card, robots.txt and llms.txt.`,
);
