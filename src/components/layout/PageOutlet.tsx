import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { notFoundId, pageId, releasePageCode } from '~/lib/firstPage';
import { keptHtml } from '~/lib/keptHtml';

/** The page: as the document brought it until another is shown, then rendered here. */
export function PageOutlet() {
  const current = useMatches({ select: (matches) => matches.at(-1)?.id });
  const [first] = useState(current);
  const [html, setHtml] = useState(() => keptHtml(pageId));
  if (html !== undefined && current !== first) setHtml(undefined);

  useEffect(releasePageCode, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at each page that is shown.
  useEffect(() => {
    if (document.getElementById(notFoundId)) {
      console.error('404: there is no page at', location.pathname);
    }
  }, [current]);

  return html === undefined ? (
    <div id={pageId}>
      <Outlet />
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own prerendered page, put back as it is.
    <div id={pageId} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
}
