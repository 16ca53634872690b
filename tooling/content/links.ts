import { nearestTo } from '../../src/schemas/common.ts';

/** A link: a path in the menus, the name of an entry in a field, or the address of a link in a text. */
export type QuotedLink = { url: string; report: (message: string) => void };

/** Undefined if the link is right. `paths` are those of this site's pages and files. */
export function linkProblem(url: string, paths: ReadonlySet<string>) {
  const [path = ''] = url.split('#');
  if (/^(https:\/\/.|mailto:[^@]+@.|tel:\+?\d)/.test(url)) return undefined;
  if (!/^[/#]/.test(url))
    return `link to ${url}: write /contact for a page of this site, https://… for another site, mailto:… for an e-mail, tel:… for a call`;
  if (path === '' || paths.has(path)) return undefined;
  return path.includes('.')
    ? `link to ${url}: there is no such file; put it into the folder "public"`
    : `link to ${url}: there is no such page${nearestTo(path, [...paths])}`;
}
