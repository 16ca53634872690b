import { createHash } from 'node:crypto';

/** Third parties that pages may use, as origins. */
export type ThirdParties = {
  /** Pages in frames. */
  frames: readonly string[];
  /** Scripts. */
  scripts: readonly string[];
};

const hashes = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(
      ([, attributes = '', text]) => text && !/type="(?!module|speculationrules)/.test(attributes),
    )
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/**
 * Puts the page's Content Security Policy into its head, before anything it rules: its own inline scripts and styles
 * by their hashes, files of the site, and the configured third parties. It stands in the page, where it cannot drift
 * from what it allows and needs no server. The policy of the first page rules all that is navigated to from it, so
 * third parties are the same on all.
 */
export function withPolicy(html: string, { frames, scripts }: ThirdParties) {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...hashes(html, 'script')],
    'style-src': ["'self'", ...hashes(html, 'style')],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...frames],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  const content = Object.entries(policy)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
  const charset = '<meta charSet="utf-8"/>';
  if (!html.includes(charset))
    throw new Error('The prerendered page does not begin with its charset.');
  return html.replace(
    charset,
    `${charset}<meta http-equiv="Content-Security-Policy" content="${content}"/>`,
  );
}
