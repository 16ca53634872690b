import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { instantOf } from '../../src/lib/openingHours.ts';
import { nameAndRole } from '../../src/lib/people.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { socialImageFile } from '../../src/lib/socialImage.ts';
import type { BuildPage } from '../content/pages.ts';
import type { Project } from '../content/project.ts';
import { directories } from '../directories.ts';
import { appIcons, webManifest } from './appIcons.ts';
import { socialImage } from './socialImages.ts';

export async function writeSiteFiles(project: Project) {
  const { site, pages } = project;
  const root = `${site.origin}${site.basePath}`;
  for (const [file, icon] of await appIcons()) write(file, icon);
  write('manifest.webmanifest', webManifest(site));
  write('sitemap.xml', sitemap(pages, root));
  write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n`);
  write('feed.xml', feed(project, root));
  write('clinic.vcf', contactCard(project, root));
  write('llms.txt', llms(project, root));
  write('.well-known/security.txt', securityText(project));
  appendFileSync(join(directories.output, 'third-party-licenses.txt'), otherLicenses());
  await Promise.all(
    pages.map(async (page) => write(socialImageFile(page.path), await socialImage(page, project))),
  );
}

const urlOf = (path: string, root: string) => `${root}${path.slice(1)}`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** `lastmod` is the date of publication, where the content gives one. */
function sitemap(pages: readonly BuildPage[], root: string) {
  const urls = pages.map(
    ({ path, published }) => `  <url>
    <loc>${xml(urlOf(path, root))}</loc>${published ? `\n    <lastmod>${published}</lastmod>` : ''}
    <image:image><image:loc>${xml(root + socialImageFile(path))}</image:loc></image:image>
  </url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`;
}

function feed({ site, content }: Project, root: string) {
  const items = content.entries.blog
    .filter(({ fields }) => fields.listed !== false)
    // Newest first; readers that sort by date put undated items last, too.
    .sort((a, b) => (b.fields.published ?? '').localeCompare(a.fields.published ?? ''))
    .map(({ slug, fields: { title, excerpt, published } }) => {
      const url = xml(`${root}blog/${slug}`);
      // Noon at the office is the same day in all of America.
      const noon = published && new Date(instantOf(`${published}T12:00`, site.timeZone));
      const date = noon && `\n      <pubDate>${noon.toUTCString()}</pubDate>`;
      return `    <item>
      <title>${xml(title)}</title>
      <link>${url}</link>
      <guid>${url}</guid>
      <description>${xml(excerpt)}</description>${date ?? ''}
    </item>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xml(site.clinicName)}</title>
    <link>${xml(`${root}blog`)}</link>
    <description>${xml(`Articles from ${site.clinicName}`)}</description>
    <language>en-us</language>
    <atom:link href="${xml(`${root}feed.xml`)}" rel="self" type="application/rss+xml" />
${items.join('\n')}
  </channel>
</rss>
`;
}

/** A vCard 3.0 (RFC 2426) of a company. Its lines are not folded, because some address books on Android cannot read that. */
function contactCard({ site }: Project, root: string) {
  const { street, suite, city, state, postalCode, geo } = site.address;
  const value = (text: string) => text.replace(/[\\;,]/g, '\\$&');
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${value(site.clinicName)}`,
    // No person: without a name, and shown as a company.
    'N:;;;;',
    `ORG:${value(site.clinicName)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${site.phones.scheduling}`,
    `TEL;TYPE=WORK,VOICE:${site.phones.insurance}`,
    ...site.morePhones.map(({ number }) => `TEL;TYPE=WORK,VOICE:${number}`),
    ...(site.fax ? [`TEL;TYPE=WORK,FAX:${site.fax}`] : []),
    ...(site.textNumber ? [`TEL;TYPE=WORK,MSG:${site.textNumber}`] : []),
    ...(site.email ? [`EMAIL;TYPE=WORK,INTERNET:${site.email}`] : []),
    `ADR;TYPE=WORK:;${value(suite ?? '')};${value(street)};${value(city)};${state};${postalCode};USA`,
    `GEO:${geo.latitude};${geo.longitude}`,
    `URL:${root}`,
    ...site.social.map(({ name, url }) => {
      const type = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
      return `X-SOCIALPROFILE;TYPE=${type}:${url}`;
    }),
    'END:VCARD',
    '',
  ].join('\r\n');
}

function securityText({ site }: Project) {
  const { contact, expires } = site.security;
  return `Contact: ${contact}
Expires: ${new Date(instantOf(`${expires}T24:00`, site.timeZone)).toISOString()}
Preferred-Languages: en
Canonical: ${site.origin}/.well-known/security.txt
`;
}

/** Licenses of icons and fonts, which Vite's license file does not include. */
const otherLicenses = () =>
  ['lucide-static', '@fontsource-variable/bricolage-grotesque', '@fontsource-variable/figtree']
    .map(
      (name) => `\n## ${name}\n\n${readFileSync(new URL(import.meta.resolve(`${name}/LICENSE`)))}`,
    )
    .join('');

function llms({ site, facts, pages }: Project, root: string) {
  const list = (...kinds: readonly BuildPage['kind'][]) =>
    pages
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ title, path, description }) => `- [${title}](${urlOf(path, root)}): ${description}`)
      .join('\n');
  // No days with other hours: a copy of this file outlives them.
  const known = Object.entries({
    'First visit without insurance': facts['visit.prices.first'],
    'Later visits without insurance': facts['visit.prices.later'],
    'New Patient Special': facts['visit.special'],
    Insurers: facts['visit.insurers'],
    Languages: facts['people.languages'],
  }).flatMap(([name, fact]) => (fact ? [`- ${name}: ${fact}\n`] : []));
  return `# ${site.clinicName}

> Family chiropractic clinic in ${site.address.city}, ${site.address.state}, where you see ${site.people
    .filter(({ practitioner }) => practitioner)
    .map(nameAndRole)
    .join('; ')}.

- Address: ${facts['address.full']}
- Phone: ${formatPhone(site.phones.scheduling)} (appointments), ${formatPhone(site.phones.insurance)} (insurance)
- Hours: ${facts['hours.summary']}
${known.join('')}
## Pages

${list('WebPage', 'AboutPage', 'CollectionPage', 'ContactPage')}

## Services

${list('service')}

## Conditions

${list('condition')}

## Articles

${list('article')}
`;
}

function write(file: string, data: string | Buffer) {
  const target = join(directories.output, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, data);
}
