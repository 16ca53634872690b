import type { Page } from '~/content/page';
import type { Faq } from '~/content/schemas/common';
import { pageGraph } from '~/lib/structuredData';

type Props = {
  page: Page;
  /** Questions and answers that the page shows. */
  faq?: Faq | undefined;
};

/**
 * What the page is, for search engines. It stands in the page and not in the head's data, which is sent twice:
 * as tags and as state.
 */
export function StructuredData({ page, faq }: Props) {
  const json = JSON.stringify(pageGraph(page, faq)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with "<" escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
