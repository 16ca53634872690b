import { defaultTreeAdapter, html, parse, serialize } from 'parse5';
import { minifySync } from 'vite';
import { attribute, type Element, elements } from '../lib/parsedHtml.ts';
import type { Periods } from '../lib/periods.ts';
import type { Site } from '../schemas/site.ts';
import { hideExpired } from '../start/hideExpired.ts';
import { keepInPlace } from '../start/keepInPlace.ts';
import { reloadOnce } from '../start/reloadOnce.ts';
import { startPage } from '../start/startPage.ts';
import { cspFor, type ThirdParties } from './csp.ts';

type Options = {
  /** Addresses of the page's code that the framework does not list. */
  files: readonly string[];
  thirdParties: ThirdParties;
  statistics: Site['statistics'];
  verification: Site['verification'];
  periods: Periods;
};

const remedy = 'The HTML of TanStack Start has changed: update finishPage.ts.';

/**
 * Finishes a prerendered page: its scripts wait for the hero (startPage), and it gets its statistics and its CSP.
 * Throws if the page is not what the framework renders today.
 */
export function finishPage(
  page: string,
  { files, thirdParties, statistics, verification, periods }: Options,
) {
  // The parser would move the inner link out, and the browser's page would not match what React hydrates.
  const [nested] = /<a\s(?:(?!<\/a>).)*<a\s[^>]*>/s.exec(page) ?? [];
  if (nested) throw new Error(`A link has another link in it, take one out of the text: ${nested}`);
  const document = parse(page);
  const all = [...elements(document)];
  const findAll = (what: string, test: (element: Element) => boolean): [Element, ...Element[]] => {
    const [first, ...others] = all.filter(test);
    if (!first) throw new Error(`The prerendered page has no ${what}. ${remedy}`);
    return [first, ...others];
  };
  const [head] = findAll('head', ({ tagName }) => tagName === 'head');
  const [charset] = findAll('charset', (element) => attribute(element, 'charset') !== undefined);
  const [clientScript, ...otherScripts] = findAll(
    'client script',
    (element) => attribute(element, 'type') === 'module' && attribute(element, 'src') !== undefined,
  );
  if (otherScripts.length > 0)
    throw new Error(`The prerendered page has several client scripts. ${remedy}`);
  const preloads = findAll(
    'modulepreload links',
    (element) => attribute(element, 'rel') === 'modulepreload',
  );

  for (const element of [clientScript, ...preloads]) defaultTreeAdapter.detachNode(element);
  const source = attribute(clientScript, 'src') ?? '';
  const code = new Set([...preloads.map((link) => attribute(link, 'href') ?? ''), ...files]);
  code.delete(source);
  const atOnce = [
    call(keepInPlace),
    ...(Object.keys(periods).length > 0 ? [call(hideExpired, periods)] : []),
  ];
  defaultTreeAdapter.appendChild(head, inlineScript(atOnce.join(';')));
  const afterHero = call(startPage, [...code], source, reloadOnce);
  defaultTreeAdapter.appendChild(head, inlineScript(afterHero, { type: 'module' }));

  if (statistics) {
    const { script: src, attributes } = statistics;
    defaultTreeAdapter.appendChild(
      head,
      createElement('script', { ...attributes, src, defer: '' }),
    );
  }
  for (const [name, content] of Object.entries(verification))
    defaultTreeAdapter.appendChild(head, createElement('meta', { name, content }));

  const policy = createElement('meta', {
    'http-equiv': 'Content-Security-Policy',
    content: cspFor(document, thirdParties),
  });
  if (charset.parentNode !== head) throw new Error(`The charset is not in the head. ${remedy}`);
  // After the charset, which browsers look for in the first 1,024 bytes.
  head.childNodes.splice(head.childNodes.indexOf(charset) + 1, 0, policy);
  return serialize(document);
}

/** Serializes a call. Functions must be self-contained: no imports and no variables of their modules. */
const call = <Values extends readonly unknown[]>(
  inlined: (...values: Values) => void,
  ...values: Values
) =>
  `(${inlined})(${values.map((value) => (typeof value === 'function' ? value : JSON.stringify(value))).join()})`;

function inlineScript(code: string, attributes: Readonly<Record<string, string>> = {}) {
  const created = createElement('script', attributes);
  defaultTreeAdapter.insertText(created, minifySync('inline.js', code).code);
  return created;
}

const createElement = (name: string, attributes: Readonly<Record<string, string>>) =>
  defaultTreeAdapter.createElement(
    name,
    html.NS.HTML,
    Object.entries(attributes).map(([key, value]) => ({ name: key, value })),
  );
