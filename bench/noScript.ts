import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Says whether a node is a script, or a link that does nothing but fetch one. Structured data is no script. */
function bringsScript(node: Node) {
  if (!('attrs' in node)) return false;
  const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value ?? '';
  if (node.nodeName === 'script') return attribute('type') !== 'application/ld+json';
  if (node.nodeName !== 'link') return false;
  const rels = attribute('rel').toLowerCase().split(/\s+/);
  if (rels.includes('modulepreload') || rels.includes('later')) return true;
  if (!rels.includes('preload') && !rels.includes('prefetch')) return false;
  return attribute('as') === 'script' || /\.m?js(\?|$)/.test(attribute('href'));
}

/** Takes scripts out of a tree, also out of templates, which keep their children apart. */
function strip(node: Node) {
  if ('content' in node) strip(node.content);
  if (!('childNodes' in node)) return;
  node.childNodes = node.childNodes.filter((child) => !bringsScript(child));
  for (const child of node.childNodes) strip(child);
}

/** The same document without script. What a script would have added or moved is missing, too. */
function withoutScript(html: string) {
  const document = parse(html);
  strip(document);
  return serialize(document);
}

/** Copies a built site and takes the script out of each page: the fastest these pages can be. */
export function makeNoScriptCopy(from: string, to: string) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(to, name);
    writeFileSync(file, withoutScript(readFileSync(file, 'utf8')));
  }
}
