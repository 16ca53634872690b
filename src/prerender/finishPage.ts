import { defaultTreeAdapter, html, parse, serialize } from 'parse5';
import { attribute, type Element, elements } from '~/lib/parsedHtml.ts';
import type { ShownNotice } from '~/schemas/modules.ts';
import { hideNotice } from '~/start/hideNotice.ts';
import { keepWhole } from '~/start/keepWhole.ts';
import { startPage } from '~/start/startPage.ts';
import { contentPolicy, type ThirdParties } from './contentPolicy.ts';

type Options = {
  /** Addresses of code that the framework does not list. */
  files: readonly string[];
  thirdParties: ThirdParties;
  /** The time of the notice, if there is one. */
  notice: Pick<ShownNotice, 'from' | 'until'> | null;
};

/** Finishes a prerendered page: lets its scripts wait for the hero (startPage), and adds its Content Security Policy. */
export function finishPage(page: string, { files, thirdParties, notice }: Options) {
  const document = parse(page);
  const all = [...elements(document)];
  const find = (what: string, test: (element: Element) => boolean): [Element, ...Element[]] => {
    const [first, ...others] = all.filter(test);
    if (!first) throw new Error(`The prerendered page has no ${what}.`);
    return [first, ...others];
  };
  const [charset] = find('charset', (element) => attribute(element, 'charset') !== undefined);
  const [head] = find('head', ({ tagName }) => tagName === 'head');
  const entries = find(
    'entry script',
    (element) =>
      element.tagName === 'script' &&
      attribute(element, 'type') === 'module' &&
      attribute(element, 'src') !== undefined,
  );
  const preloads = find(
    'list of code',
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'modulepreload',
  );
  if (entries.length > 1) throw new Error('The prerendered page has several entry scripts.');

  const addresses = preloads.map((link) => attribute(link, 'href') ?? '');
  for (const element of [...entries, ...preloads]) defaultTreeAdapter.detachNode(element);
  const list = JSON.stringify([...new Set([...addresses, ...files])]);
  const start = `(${startPage})(${list},${JSON.stringify(attribute(entries[0], 'src'))})`;
  const time = notice ? `(${hideNotice})(${notice.from},${notice.until});` : '';
  defaultTreeAdapter.appendChild(head, script(`${time}(${keepWhole})()`));
  defaultTreeAdapter.appendChild(head, script(start, { type: 'module' }));

  const policy = element('meta', {
    'http-equiv': 'Content-Security-Policy',
    content: contentPolicy(document, thirdParties),
  });
  const next = head.childNodes[head.childNodes.indexOf(charset) + 1];
  if (next) defaultTreeAdapter.insertBefore(head, policy, next);
  return serialize(document);
}

function script(code: string, attributes: Readonly<Record<string, string>> = {}) {
  const created = element('script', attributes);
  defaultTreeAdapter.insertText(created, code);
  return created;
}

const element = (name: string, attributes: Readonly<Record<string, string>>) =>
  defaultTreeAdapter.createElement(
    name,
    html.NS.HTML,
    Object.entries(attributes).map(([key, value]) => ({ name: key, value })),
  );
