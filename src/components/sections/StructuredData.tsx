import { type PageFacts, pageGraph } from '~/lib/structuredData';

type Props = { page: PageFacts };

/**
 * What the page is, for search engines. It stands in the page and not in the head's data, which is sent twice:
 * as tags and as state.
 */
export function StructuredData({ page }: Props) {
  const json = JSON.stringify(pageGraph(page)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with "<" escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
