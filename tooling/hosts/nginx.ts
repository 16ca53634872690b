import { caching, escaped, headers, hiddenPattern, pagePattern, types } from './rules.ts';

/** `nginx.conf`: a server for /etc/nginx/conf.d with the published files in /var/www/site and the base path. */
export function nginxConfig(basePath: string) {
  const base = escaped(basePath);
  const bare = basePath.slice(0, -1);
  const typeOf = (type: string) => type.replace(/;.*/, '');
  return `# Put this file into /etc/nginx/conf.d/ and the published files into /var/www/site${bare}/.
# HTTPS: add "listen 443 ssl" and the certificate, or let certbot do so.

map "$status$uri" $site_caching {
  default "${caching.others}";
  "~^(?:200|206|304)${base}assets/" "${caching.assets}";
}

server {
  listen 80;
  server_name _;
  root /var/www/site;

  absolute_redirect off;
  server_tokens off;
  gzip_static on;
  gzip_vary on;

  charset utf-8;
  charset_types ${Object.values(types)
    .filter((type) => /^text\/(?!html).*charset/.test(type))
    .map(typeOf)
    .join(' ')};
  types {
${Object.entries(types)
  .map(([ending, type]) => `    ${typeOf(type)} ${ending};`)
  .join('\n')}
  }

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
  add_header Cache-Control $site_caching always;

  error_page 403 404 @missing;

  # One address for each page.
  if ($request_uri ~ "^[^?]*//") {
    rewrite "^${base}(?:index(?:\\.html)?)?$" ${basePath} permanent;
    rewrite "^${base}(${pagePattern})(?:/|\\.html)?$" ${basePath}$1 permanent;
  }
  location ~ "^${base}index(?:\\.html)?$${bare && `|^${escaped(bare)}$`}" {
    return 301 ${basePath}$is_args$args;
  }
  location ~ "^${base}${hiddenPattern}" {
    return 404;
  }
  location ~ "^${base}(?<site_page>${pagePattern})(?:/|\\.html)$" {
    if (-f $document_root${basePath}$site_page.html) {
      return 301 ${basePath}$site_page$is_args$args;
    }
    return 404;
  }

  location = ${basePath} {
    try_files ${basePath}index.html =404;
  }
  location ${basePath} {
    # Not "$uri/": a page may have the name of a folder.
    try_files $uri $uri.html =404;
  }
  location @missing {
    try_files ${basePath}404.html =404;
  }
${bare && '  location / {\n    return 404;\n  }\n'}}
`;
}
