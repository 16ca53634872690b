import { thirdParty } from '~/lib/embeds';
import { type PageMetadata, pageHead } from '~/lib/head';
import { keepMessages } from '~/lib/watchEmbeds';

/**
 * Head of a page with forms. In client navigation it also fetches what brings forms to life, so that this is
 * there before the first form can speak; in a document, an inline script keeps what they say until then.
 */
export async function formPageHead(metadata: PageMetadata) {
  const head = pageHead(metadata);
  if (!import.meta.env.SSR) {
    await import('~/components/layout/LivePage');
    return head;
  }
  const preconnect = thirdParty.formOrigin && { rel: 'preconnect', href: thirdParty.formOrigin };
  return {
    ...head,
    links: preconnect ? [...head.links, preconnect] : head.links,
    scripts: [{ children: keepMessages }],
  };
}
