import { caching, headers, hidden, types } from './rules.ts';

/** `vercel.json`. */
export function vercelConfig(basePath: string) {
  const list = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([key, value]) => ({ key, value }));
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    cleanUrls: true,
    trailingSlash: false,
    redirects: ['404', ...hidden].map((file) => ({
      source: `${basePath}${file}`,
      destination: `${basePath}not-found`,
      permanent: false,
    })),
    headers: [
      { source: '/(.*)', headers: list({ ...headers, 'Cache-Control': caching.others }) },
      { source: `${basePath}assets/(.+)`, headers: list({ 'Cache-Control': caching.assets }) },
      ...['vcf', 'webmanifest'].map((ending) => ({
        source: `${basePath}(.*)\\.${ending}`,
        headers: list({ 'Content-Type': types[ending] ?? '' }),
      })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
