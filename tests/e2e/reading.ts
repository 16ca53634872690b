import type { Page } from 'playwright/test';
import { layOutWhole } from './site.ts';

/** What of a page is said besides its running text. */
const spoken = new Set(
  'banner navigation main contentinfo article search heading link button table columnheader iframe list listitem'.split(
    ' ',
  ),
);

/** Part of an accessibility tree. */
type Part = { role: string; name: string; level?: number | undefined; text?: string };

/** "heading 2 Your visit", "list Labels in the picture", "listitem Hip joint"; a list without a name is left out. */
const inWords = ({ role, name, level, text }: Part) =>
  [role, level, role === 'listitem' ? text : name].filter(Boolean).join(' ');

type Node = {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
  childIds?: string[];
};

/** The tree that Chromium gives to screen readers. */
async function treeOfChromium(page: Page): Promise<Part[]> {
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = (await devTools.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = ({ role, name, childIds = [] }: Node): string =>
    role?.value === 'StaticText'
      ? (name?.value ?? '')
      : childIds.map((id) => textOf(byId.get(id) as Node)).join('');
  const parts: Part[] = [];
  const read = (node: Node | undefined) => {
    if (!node) return;
    if (!node.ignored && node.role) {
      const level = node.properties?.find(({ name }) => name === 'level')?.value.value;
      const role = node.role.value.toLowerCase();
      parts.push({
        role,
        name: node.name?.value ?? '',
        level: role === 'heading' ? Number(level) : undefined,
        text: role === 'listitem' ? textOf(node) : '',
      });
    }
    for (const id of node.childIds ?? []) read(byId.get(id));
  };
  read(nodes[0]);
  return parts;
}

/** The tree that the tool computes by the same rules, for browsers that do not show theirs. */
async function treeOfTool(page: Page): Promise<Part[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines.flatMap((line) => {
    const quoted = line.match(/^\s*- '(.*)'(:.*)?$/);
    const plain = quoted ? `${quoted[1]?.replaceAll("''", "'")}` : line.replace(/^\s*- /, '');
    const match = plain.match(
      /^(\w+)(?: ("(?:[^"\\]|\\.)*"))?(?: \[level=(\d)\])?(?: \[[^\]]*\])*:?(?: (.*))?$/,
    );
    if (!match) return [];
    const [, role = '', name = '""', level, text = ''] = match;
    return [
      {
        role,
        name: JSON.parse(name),
        level: level ? Number(level) : undefined,
        text: text.startsWith('"') ? JSON.parse(text) : text,
      },
    ];
  });
}

/** The page as a screen reader goes through it: landmarks, headings, links, buttons, frames, lists and tables with a name. */
export async function reading(page: Page, engine: string) {
  await layOutWhole(page);
  const parts = await (engine === 'chromium' ? treeOfChromium(page) : treeOfTool(page));
  return parts
    .filter(({ role, name }) => spoken.has(role) && (role !== 'list' || name))
    .map(inWords)
    .map((words) =>
      words
        .replace(/\s+/g, ' ')
        .replace(/ (?=[:,])/g, '')
        .trim(),
    );
}
