import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Collection, Content, Entry } from './content.ts';
import { directories } from './project.ts';
import { writeSlugTypes } from './slugTypes.ts';

const prefix = 'virtual:content/';

/** Picture treatments of the image plugin, as query strings. */
const card = '?card';
const hero = '?hero';
const section = '?section';
const upright = '?portrait';

/**
 * Serves the validated content to the site:
 * - `virtual:content/navigation`, `…/services`, `…/conditions` and `…/articles` are the lists that pages show,
 *   each with no more than its page needs;
 * - every MDX module also exports its `entry` (front matter with related pages resolved), `hero`
 *   and `sections` (pictures).
 */
export function contentPlugin(readContent: () => Content): Plugin {
  let content: Content;
  return {
    name: 'content',
    enforce: 'post',
    buildStart() {
      content = readContent();
      writeSlugTypes(content);
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      return listModule(id.slice(prefix.length + 1), content);
    },
    transform(code, id) {
      const match = /^(.*\/src\/content\/(services|conditions|blog)\/([^/]+))\.mdx$/.exec(id);
      if (!match) return undefined;
      const [, , collection, slug] = match;
      const entry = content[collection as Collection].find((candidate) => candidate.slug === slug);
      if (!entry) throw new Error(`${relative(directories.root, id)} is not part of the content.`);
      return { code: code + entryExports(entry, content), map: null };
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(directories.content)) return;
      content = readContent();
      writeSlugTypes(content);
      for (const module of server.moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith(`\0${prefix}`)) server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: 'full-reload' });
    },
  };
}

const link = ({ slug, data }: Entry<{ title: string }>) => ({ slug, title: data.title });

function listModule(name: string, content: Content) {
  switch (name) {
    case 'navigation':
      return exportDefault({
        services: content.services.map(link),
        conditions: content.conditions.map(link),
      });
    case 'services':
      return cards(content.services, ({ overview }) => ({ overview }));
    case 'conditions':
      return cards(content.conditions, () => ({}));
    case 'articles':
      return cards(
        content.blog.filter(({ data }) => data.listed !== false),
        ({ published }) => ({ published }),
      );
    default:
      throw new Error(`${prefix}${name}: there is no such list.`);
  }
}

const exportDefault = (value: unknown) => `export default ${JSON.stringify(value)};`;

/** A list of cards: title and excerpt, the picture, and what `more` adds. */
function cards<Data extends { title: string; excerpt: string }>(
  entries: readonly Entry<Data>[],
  more: (data: Data) => object,
) {
  const imports = entries.map(
    ({ picture }, index) => `import picture${index} from ${importPath(picture, card)};`,
  );
  const items = entries.map(({ slug, data }, index) => {
    const item = JSON.stringify({ slug, title: data.title, excerpt: data.excerpt, ...more(data) });
    return `${item.slice(0, -1)},"picture":picture${index}}`;
  });
  return `${imports.join('\n')}\nexport default [${items.join(',\n')}];`;
}

function entryExports(
  { picture, portrait, sectionPictures, data }: Entry<object>,
  content: Content,
) {
  const imports = sectionPictures.map(
    (path, index) => `import sectionPicture${index} from ${importPath(path, section)};`,
  );
  const names = sectionPictures.map((_, index) => `sectionPicture${index}`);
  return `
import heroPicture from ${importPath(picture, hero)};
${portrait ? `import portraitPicture from ${importPath(portrait, upright)};` : 'const portraitPicture = undefined;'}
${imports.join('\n')}
export const entry = ${JSON.stringify(resolveRelated(data, content))};
export const hero = heroPicture;
export const portrait = portraitPicture;
export const sections = [${names.join(', ')}];
`;
}

/** Replaces the slugs of related pages by links, so that a page needs no index of the others. */
function resolveRelated(data: object, content: Content) {
  const links = (collection: Collection, slugs: readonly string[]) =>
    slugs.map((slug) => link(find(collection, slug, content)));
  const { related, conditions, ...rest } = data as {
    related: { service?: string; services?: string[]; conditions?: string[]; articles: string[] };
    conditions?: { slugs: string[] };
  };
  return {
    ...rest,
    ...(conditions && {
      conditions: { ...conditions, links: links('conditions', conditions.slugs) },
    }),
    related: {
      services: links('services', related.services ?? (related.service ? [related.service] : [])),
      conditions: links('conditions', related.conditions ?? []),
      articles: links('blog', related.articles),
    },
  };
}

function find(collection: Collection, slug: string, content: Content): Entry<{ title: string }> {
  const entry = content[collection].find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`${collection}: there is no ${slug}.`);
  return entry;
}

const importPath = (path: string, treatment: string) =>
  JSON.stringify(`/${relative(directories.root, path).replaceAll(sep, '/')}${treatment}`);
