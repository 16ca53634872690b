import { caching, escaped, headers, hiddenPattern, pagePattern, types } from './rules.ts';

/**
 * `Caddyfile`. SITE_ADDRESS (":80") may be the domain, for which Caddy then gets a certificate; SITE_ROOT
 * ("/srv") is the folder that holds the published files below the base path.
 */
export function caddyfile(basePath: string) {
  const base = escaped(basePath);
  const bare = basePath.slice(0, -1);
  return `# SITE_ADDRESS=example.org SITE_ROOT=/var/www/site caddy run --config Caddyfile
{$SITE_ADDRESS::80} {
  root * {$SITE_ROOT:/srv}

  header {
${Object.entries({ ...headers, 'Cache-Control': caching.others })
  .map(([name, value]) => `    ${name} "${value}"`)
  .join('\n')}
  }

  route {
    # Addresses that no file can have.
    @odd path_regexp \`[^ -~]|\\\\|[^/]{200}|.{1000}\`
    error @odd 404

    # One address for each page.
    map {query} {search} {
      "" ""
      default "?{query}"
    }
    @double vars_regexp {http.request.uri.path} //
    handle @double {
      @home path_regexp ^${base}(?:index(?:\\.html)?)?$
      redir @home ${basePath}{search} 301
      @page path_regexp page ^${base}(${pagePattern})(?:/|\\.html)?$
      redir @page ${basePath}{re.page.1}{search} 301
    }
    @index path_regexp ^${base}index(?:\\.html)?$${bare && `|^${escaped(bare)}$`}
    redir @index ${basePath}{search} 301

    @hidden path_regexp ^${base}${hiddenPattern}
    error @hidden 404

    @variant path_regexp variant ^${base}(${pagePattern})(?:/|\\.html)$
    handle @variant {
      @exists file ${basePath}{re.variant.1}.html
      redir @exists ${basePath}{re.variant.1}{search} 301
      error 404
    }
    @folder path_regexp ^${base}.+/$
    error @folder 404

    header ${basePath}assets/* Cache-Control "${caching.assets}"
${Object.entries(types)
  .map(
    ([ending, type]) => `    @${ending} path *.${ending}
    header @${ending} Content-Type "${type}"`,
  )
  .join('\n')}

    rewrite ${basePath} ${basePath}index.html
    # A page may have the name of a folder, so only files are tried.
    try_files {path} {path}.html
    file_server {
      disable_canonical_uris
      precompressed br gzip
    }
  }

  handle_errors {
    header Cache-Control "${caching.others}"
    header Content-Type "${types['html']}"
    rewrite * ${basePath}404.html
    file_server {
      disable_canonical_uris
    }
  }
}
`;
}

/** `Dockerfile`, whose context is the folder around \`hosts\` and \`client\`. */
export function dockerfile(basePath: string) {
  return `# docker build -f dist/hosts/Dockerfile -t site dist && docker run -p 8080:80 site
FROM caddy:2-alpine
COPY hosts/Caddyfile /etc/caddy/Caddyfile
COPY client /srv${basePath}
`;
}
