import type { PagePath } from '~/schemas/page.ts';

type Target = { path: PagePath; hash?: string | undefined };

/** The router's types only know route patterns; PagePath holds the real paths. */
export const linkOf = ({ path, hash }: Target) => ({ to: path as '/', ...(hash && { hash }) });
