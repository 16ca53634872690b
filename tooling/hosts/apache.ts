import {
  caching,
  compressedTypes,
  editorHeaders,
  editorPattern,
  headers,
  pagePattern,
  renderLines,
  type Table,
  typesOf,
} from './rules.ts';

/** `.htaccess` for Apache 2.4. */
export function htaccess(basePath: string, moved: Table, hasEditor: boolean) {
  const set = (name: string, value: string) => `Header always set ${name} "${value}"`;
  const pattern = (path: string) => path.slice(basePath.length).replaceAll('.', '\\.');
  return `# Requires "AllowOverride All" and the modules rewrite and headers (a2enmod rewrite headers).
Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 403 ${basePath}404.html
ErrorDocument 404 ${basePath}404.html

${renderLines(typesOf(hasEditor), (extension, type) => `AddType "${type}" .${extension}`)}
AddDefaultCharset Off
<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE ${compressedTypes.replaceAll('; charset=utf-8', '')}
# Apache adds this to the ETag of what it compresses, and does not know it again.
RequestHeader edit* If-None-Match '-gzip"' '"'
</IfModule>

${renderLines(headers, set)}
${set('Cache-Control', caching.others)}
${set('Cache-Control', caching.assets)} "expr=%{REQUEST_STATUS} in {'200', '206', '304'} && %{REQUEST_URI} =~ m#^${basePath}assets/#"
${renderLines(
  hasEditor ? editorHeaders : {},
  (name, value) => `${set(name, value)} "expr=%{REQUEST_URI} =~ m#${editorPattern(basePath)}#"`,
)}

RewriteEngine On
RewriteOptions AllowNoSlash
RewriteBase ${basePath}

# Leave the 404 page alone.
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [END]

# Redirects from app.config.ts.
${renderLines(moved, (from, to) => `RewriteRule ^${pattern(from)}$ ${to} [R=301,L]`)}

# One address for each page.
RewriteRule ^index(?:\\.html)?$ ${basePath} [R=301,L]
RewriteCond %{DOCUMENT_ROOT}${basePath}$1.html -f
RewriteRule ^(${pagePattern})(?:/|\\.html)$ ${basePath}$1 [R=301,L]

# Serve files.
RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}${basePath}$1.html -f
RewriteRule ^(${pagePattern})$ $1.html
RewriteRule \\.html$ - [END]
`;
}
