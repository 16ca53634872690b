import {
  caching,
  compressed,
  escaped,
  headers,
  hiddenPattern,
  pagePattern,
  types,
} from './rules.ts';

/** `.htaccess` for Apache 2.4. */
export function htaccess(basePath: string) {
  const set = (name: string, value: string) => `Header always set ${name} "${value}"`;
  return `# Needs "AllowOverride All" and the modules rewrite and headers (a2enmod rewrite headers).
Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 403 ${basePath}404.html
ErrorDocument 404 ${basePath}404.html

${Object.entries(types)
  .map(([ending, type]) => `AddType "${type}" .${ending}`)
  .join('\n')}
AddDefaultCharset Off
# Not a tarball, not Breton: smaller siblings.
RemoveType .br .gz
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz

${Object.entries(headers)
  .map(([name, value]) => set(name, value))
  .join('\n')}
${set('Cache-Control', caching.others)}
${set('Cache-Control', caching.assets)} "expr=%{REQUEST_STATUS} in {'200', '206', '304'} && %{REQUEST_URI} =~ m#^${escaped(basePath)}assets/#"
<FilesMatch "\\.(?:${compressed.join('|')})(?:\\.br|\\.gz)?$">
  Header merge Vary Accept-Encoding
</FilesMatch>

RewriteEngine On
RewriteOptions AllowNoSlash
RewriteBase ${basePath}

# The page of an error.
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [END]

RewriteRule ^${hiddenPattern} - [R=404,L]

# One address for each page.
RewriteCond %{THE_REQUEST} "\\s[^?\\s]*//"
RewriteRule ^$ ${basePath} [R=301,L]
RewriteRule ^index(?:\\.html)?$ ${basePath} [R=301,L]
RewriteCond %{THE_REQUEST} "\\s[^?\\s]*//"
RewriteRule ^(${pagePattern})$ ${basePath}$1 [R=301,L]
RewriteCond %{DOCUMENT_ROOT}${basePath}$1.html -f
RewriteRule ^(${pagePattern})(?:/|\\.html)$ ${basePath}$1 [R=301,L]

# Files, as small as the browser can read them.
RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}${basePath}$1.html -f
RewriteRule ^(${pagePattern})$ $1.html
${Object.entries({ br: 'br', gz: 'gzip' })
  .map(
    ([ending, encoding]) => `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{REQUEST_FILENAME}.${ending} -f
RewriteRule ^(.+)$ $1.${ending} [END,E=no-gzip:1,E=no-brotli:1]`,
  )
  .join('\n')}
RewriteRule \\.html$ - [END]

# No listings.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]
`;
}
