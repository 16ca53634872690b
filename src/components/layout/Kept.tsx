import { type ReactNode, useState } from 'react';
import { keptHtml } from '~/lib/keptHtml';

type Props = {
  /** Id of the region, its own in the document. */
  id: string;
  as?: 'div' | 'footer' | 'nav' | 'ul';
  className?: string | undefined;
  'aria-label'?: string;
  inert?: boolean;
  /** `import.meta.env.SSR || import.meta.env.DEV ? … : null`, so that the browser never gets its code. */
  children: ReactNode;
};

/** A region that the build renders and the browser keeps as it is: it has no state, and its links are plain. */
export function Kept({ id, as: Tag = 'div', children, ...rest }: Props) {
  const [html] = useState(() => keptHtml(id));
  return html === undefined ? (
    <Tag id={id} {...rest}>
      {children}
    </Tag>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own prerendered markup, put back as it is.
    <Tag id={id} {...rest} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
}
