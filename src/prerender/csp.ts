import { createHash } from 'node:crypto';
import { attribute, elements, type Node, textOf } from '../lib/parsedHtml.ts';

export type ThirdParties = {
  frames: readonly string[];
  scripts: readonly string[];
  statistics: readonly string[];
};

/** Client navigation keeps the policy of the first page, so third parties must be the same on all pages. */
export function cspFor(document: Node, { frames, scripts, statistics }: ThirdParties) {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...hashes(document, 'script')],
    'style-src': ["'self'", ...hashes(document, 'style')],
    // Some statistics services count by a picture.
    'img-src': ["'self'", ...statistics],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...statistics],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...frames],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

const hashes = (document: Node, tagName: 'script' | 'style') =>
  [...elements(document)]
    .filter((element) => element.tagName === tagName && textOf(element))
    // Structured data is not executed.
    .filter((element) => attribute(element, 'type') !== 'application/ld+json')
    .map((element) => {
      const hash = createHash('sha256').update(textOf(element)).digest('base64');
      return `'sha256-${hash}'`;
    });
