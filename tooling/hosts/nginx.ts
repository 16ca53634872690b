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

/** `nginx.conf`: a server block, for files published to /var/www/site plus the base path. */
export function nginxConfig(basePath: string, moved: Table, hasEditor: boolean) {
  const bare = basePath.slice(0, -1);
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const own = hasEditor ? editorHeaders : {};
  return `# Copy this file to /etc/nginx/conf.d/ and what is in dist/client
# to /var/www/site${bare}/.
# For HTTPS, add "listen 443 ssl" and a certificate, or run certbot.

map "$status$uri" $site_caching {
  default "${caching.others}";
  "~^(?:200|206|304)${basePath}assets/" "${caching.assets}";
}

${renderLines(
  own,
  (name, value) => `map $uri ${variable(name)} {
  default "${headers[name] ?? ''}";
  "~${editorPattern(basePath)}" "${value}";
}
`,
)}${hasEditor ? '\n' : ''}server {
  listen 80;
  server_name _;
  root /var/www/site;

  absolute_redirect off;
  server_tokens off;
  gzip on;
  gzip_types ${compressedTypes};
  gzip_vary on;

  types {
${renderLines(typesOf(hasEditor), (extension, type) => `    "${type}" ${extension};`)}
  }

${renderLines({ ...headers, ...own }, (name, value) => `  add_header ${name} "${name in own ? variable(name) : value}" always;`)}
  add_header Cache-Control $site_caching always;

  error_page 403 404 @missing;

  # Redirects from app.config.ts.
${renderLines(moved, (from, to) => `  location = ${from} {\n    return 301 ${to}$is_args$args;\n  }`)}

  # One address for each page.
  location ~ "^${basePath}index(?:\\.html)?$${bare && `|^${bare}$`}" {
    return 301 ${basePath}$is_args$args;
  }
  location ~ "^${basePath}(?<site_page>${pagePattern})(?:/|\\.html)$" {
    if (-f $document_root${basePath}$site_page.html) {
      return 301 ${basePath}$site_page$is_args$args;
    }
    return 404;
  }

  location = ${basePath} {
    try_files ${basePath}index.html =404;
  }
  location ${basePath} {
    # Not "$uri/": /services is both a page and a folder.
    try_files $uri $uri.html =404;
  }
  location @missing {
    try_files ${basePath}404.html =404;
  }
${bare && '  location / {\n    return 404;\n  }\n'}}
`;
}
