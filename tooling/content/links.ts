import { nearestName, nearestTo } from '../../src/schemas/common.ts';

/** A link in a YAML file: a path in the menus, or the address of a link in a text. */
export type QuotedLink = { url: string; report: (message: string) => void };

/** What is wrong with the address of a link; undefined if nothing is. `paths` are those of this site's pages and files. */
export function linkProblem(url: string, paths: ReadonlySet<string>) {
  const [path = ''] = url.split('#');
  if (/^(https:\/\/.|mailto:[^@]+@.|tel:\+?\d)/.test(url)) return undefined;
  if (!/^[/#]/.test(url))
    return `link to ${url}: write /contact for a page of this site, https://… for another site, mailto:… for an e-mail, tel:… for a call`;
  if (path === '' || paths.has(path)) return undefined;
  return path.includes('.')
    ? `link to ${url}: there is no such file; put it into the folder "public"`
    : `link to ${url}: there is no such page${pageLike(path, [...paths])}`;
}

/** A guess which page is meant: one with a name like that in its folder. Its folder alone makes no page alike. */
function pageLike(path: string, paths: readonly string[]) {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const nameIn = (each: string) => each.slice(folder.length);
  const beside = paths.filter((each) => each.startsWith(folder)).map(nameIn);
  if (beside.length === 0) return nearestTo(path, paths);
  const nearest = nearestName(nameIn(path), beside);
  return nearest ? `; did you mean "${folder}${nearest}"?` : '; was it deleted or renamed?';
}
