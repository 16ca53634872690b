import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { extname, join, sep } from 'node:path';
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';

type Parent = DefaultTreeAdapterTypes.ParentNode;

const source = join(import.meta.dirname, 'astro');
const packages = join(source, 'node_modules');

/** What Astro does not get: its pages come from `pages.json`, and script has no part in them. */
const leftOut = new Set(['.html', '.js', '.br', '.gz']);

/** The child of that name, which every parsed document has. */
function childOf(parent: Parent, name: string) {
  const found = parent.childNodes.find((child) => child.nodeName === name);
  return found as DefaultTreeAdapterTypes.Element;
}

/** A page as `[...path].astro` takes it: attributes of the root element, head and body as markup. */
function describePage(directory: string, name: string) {
  const root = childOf(parse(readFileSync(join(directory, name), 'utf8')), 'html');
  const path = name.replaceAll(sep, '/').replace(/\.html$/, '');
  return {
    ...(path !== 'index' && { path }),
    html: Object.fromEntries(root.attrs.map(({ name, value }) => [name, value])),
    head: serialize(childOf(root, 'head')),
    body: serialize(childOf(root, 'body')),
  };
}

/**
 * Makes an Astro project of a site without script, in the folder `to`, and builds it. Resolves to the
 * folder of the built site. Throws when Astro's packages are missing or its build fails.
 */
export function buildAstroSite(from: string, to: string, basePath: string) {
  if (!existsSync(packages)) {
    throw new Error(
      'Astro is not installed: run "npm ci --prefix bench/astro --ignore-scripts", as "npm run bench" does.',
    );
  }
  rmSync(to, { recursive: true, force: true });
  cpSync(source, to, { recursive: true, filter: (file) => file !== packages });
  symlinkSync(packages, join(to, 'node_modules'));
  cpSync(from, join(to, 'public'), {
    recursive: true,
    filter: (file) => !leftOut.has(extname(file)),
  });
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' });
  const pages = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => describePage(from, name));
  writeFileSync(join(to, 'src/pages.json'), JSON.stringify(pages));
  const env = { ...process.env, BASE_PATH: basePath, ASTRO_TELEMETRY_DISABLED: '1' };
  try {
    execFileSync(join(packages, '.bin/astro'), ['build'], { cwd: to, env, stdio: 'pipe' });
  } catch (cause) {
    const { stdout, stderr } = cause as { stdout: Buffer; stderr: Buffer };
    throw new Error(`Astro could not build its side of the bench:\n${stdout}${stderr}`, { cause });
  }
  return join(to, 'dist');
}
