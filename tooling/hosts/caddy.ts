import {
  caching,
  editorHeaders,
  editorPattern,
  headers,
  pagePattern,
  renderLines,
  type Table,
  typesOf,
} from './rules.ts';

/** `Caddyfile`. SITE_ADDRESS is ":80" or a domain; the published files are in SITE_ROOT plus the base path. */
export function caddyfile(basePath: string, moved: Table, hasEditor: boolean) {
  const bare = basePath.slice(0, -1);
  return `# SITE_ADDRESS=example.org SITE_ROOT=/var/www/site caddy run --config Caddyfile
{$SITE_ADDRESS::80} {
  root * {$SITE_ROOT:/srv}

  header {
${renderLines({ ...headers, 'Cache-Control': caching.others }, (name, value) => `    ${name} "${value}"`)}
  }

  route {
    # One address for each page.
    map {query} {search} {
      "" ""
      default "?{query}"
    }
    @index path_regexp ^${basePath}index(?:\\.html)?$${bare && `|^${bare}$`}
    redir @index ${basePath}{search} 301

    # Redirects from app.config.ts.
    map {http.request.uri.path} {moved} {
${renderLines({ ...moved, default: '""' }, (from, to) => `      ${from} ${to}`)}
    }
    @moved vars_regexp {moved} ^[/h]
    redir @moved {moved}{search} 301

    @variant path_regexp variant ^${basePath}(${pagePattern})(?:/|\\.html)$
    handle @variant {
      @exists file ${basePath}{re.variant.1}.html
      redir @exists ${basePath}{re.variant.1}{search} 301
      error 404
    }

    @folder path_regexp ^${basePath}.+/$
    error @folder 404

    header ${basePath}assets/* Cache-Control "${caching.assets}"
${renderLines(
  typesOf(hasEditor),
  (extension, type) => `    @${extension} path *.${extension}
    header @${extension} Content-Type "${type}"`,
)}
${
  hasEditor
    ? `
    # Not the 404 page of a missing file.
    @editor {
      path_regexp ${editorPattern(basePath)}
      file {path} {path}.html
    }
    header @editor {
${renderLines(editorHeaders, (name, value) => `      ${name} "${value}"`)}
    }
`
    : ''
}
    rewrite ${basePath} ${basePath}index.html
    # Files only: /services is both a page and a folder.
    try_files {path} {path}.html
    file_server {
      disable_canonical_uris
      precompressed br gzip
    }
  }

  handle_errors {
    header Cache-Control "${caching.others}"
    header Content-Type "${typesOf(hasEditor)['html']}"
    rewrite * ${basePath}404.html
    file_server {
      disable_canonical_uris
    }
  }
}
`;
}
