import { editorFolder } from '../directories.ts';
import { caching, editorHeaders, headers, type Table, types } from './rules.ts';

export function vercelConfig(basePath: string, moved: Table, hasEditor: boolean) {
  const list = (values: Table) => Object.entries(values).map(([key, value]) => ({ key, value }));
  const config = {
    framework: null,
    buildCommand: null,
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(moved).flatMap(([from, destination]) =>
      // cleanUrls removes .html before Vercel looks for redirects.
      [...new Set([from, from.replace(/\.html\/?$/, '')])].map((source) => ({
        source,
        destination,
        statusCode: 301,
      })),
    ),
    headers: [
      { source: '/(.*)', headers: list({ ...headers, 'Cache-Control': caching.others }) },
      { source: `${basePath}assets/(.+)`, headers: list({ 'Cache-Control': caching.assets }) },
      ...['vcf', 'webmanifest'].map((extension) => ({
        source: `${basePath}(.*)\\.${extension}`,
        headers: list({ 'Content-Type': types[extension] ?? '' }),
      })),
      ...(hasEditor ? ['', '/(.*)'] : []).map((rest) => ({
        source: `${basePath}${editorFolder}${rest}`,
        headers: list(editorHeaders),
      })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
