import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { firstPageHtml, pageId, releasePageCode } from '~/lib/firstPage';

/** The page: as the document brought it until another is shown, then rendered here. */
export function PageOutlet() {
  const current = useMatches({ select: (matches) => matches.at(-1)?.id });
  const [first] = useState(current);
  const [html, setHtml] = useState(firstPageHtml);
  useEffect(releasePageCode, []);
  if (html !== undefined && current !== first) setHtml(undefined);
  return html === undefined ? (
    <div id={pageId}>
      <Outlet />
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own prerendered page, put back as it is.
    <div id={pageId} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
}
