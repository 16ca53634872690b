import { directories } from '../../tooling/directories.ts';
import { htmlFiles, loadedWith, pathOf } from '../../tooling/output/builtPages.ts';
import { site } from './site.ts';

const scripts = new Map(
  htmlFiles(directories.output).map((file) => [
    pathOf(file),
    [...loadedWith(directories.output, file, site.basePath).scripts.keys()],
  ]),
);

export const anyCode = /\/assets\/[^/]+\.js$/;

export const codeOf = (path: string) => scripts.get(path) ?? [];

/** Those that no other page loads. */
export function ownCodeOf(path: string) {
  const others = [...scripts].flatMap(([other, urls]) => (other === path ? [] : urls));
  const own = codeOf(path).filter((url) => !others.includes(url));
  if (own.length === 0) throw new Error(`${path} has no code of its own.`);
  return new RegExp(`(${own.join('|')})$`);
}
