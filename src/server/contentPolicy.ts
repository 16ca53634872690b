import { createHash } from 'node:crypto';
import { attribute, elements, type Node, textOf } from '~/lib/parsedHtml.ts';

/** Third parties that pages may use, as origins. */
export type ThirdParties = {
  /** Pages in frames. */
  frames: readonly string[];
  scripts: readonly string[];
};

/**
 * The Content Security Policy of a page: its own inline scripts and styles by their hashes, files of the site, and the
 * configured third parties. It stands in the page, where it cannot drift from what it allows and needs no server. The
 * policy of the first page governs all that is navigated to from it, so third parties are the same on all.
 */
export function contentPolicy(document: Node, { frames, scripts }: ThirdParties) {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...hashes(document, 'script')],
    'style-src': ["'self'", ...hashes(document, 'style')],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...frames],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Types of scripts that browsers run. */
const executable = [undefined, '', 'module', 'text/javascript'];

const hashes = (document: Node, tagName: 'script' | 'style') =>
  [...elements(document)]
    .filter((element) => element.tagName === tagName && textOf(element))
    .filter((element) => tagName === 'style' || executable.includes(attribute(element, 'type')))
    .map((element) => {
      const hash = createHash('sha256').update(textOf(element)).digest('base64');
      return `'sha256-${hash}'`;
    });
