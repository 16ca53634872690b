import type { ReactNode } from 'react';
import type { PagePath } from '~/schemas/page.ts';
import { PageLink } from './PageLink.tsx';

type Props = {
  path?: PagePath | undefined;
  /** In place of `path`: another site, or a file in public/ such as "/gift-card.pdf". */
  url?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A link from the content to a page, a file or another site. */
export function TargetLink({ path, url, ...props }: Props) {
  if (path) return <PageLink path={path} {...props} />;
  return (
    <a
      href={url?.startsWith('/') ? `${import.meta.env.BASE_URL}${url.slice(1)}` : url}
      {...props}
    />
  );
}
