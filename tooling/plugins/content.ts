import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { listFields, type SignCard } from '../../src/content/entry.ts';
import { type Collections, urgencies } from '../../src/content/schemas/collections.ts';
import type { HeroStyle } from '../../src/content/schemas/common.ts';
import type { Article, Condition, Service } from '../../src/content/schemas/entries.ts';
import type { Texts } from '../../src/content/schemas/pages.ts';
import type { Figures } from '../content/figures.ts';
import type { BuildPage } from '../content/pages.ts';
import { findPicture, movementPictures, pictureField } from '../content/pictures.ts';
import { directories, type Project, readProject } from '../content/project.ts';
import type { Collection, Content, Entry } from '../content/read.ts';
import { writeSlugTypes } from '../content/slugTypes.ts';

const images = join(directories.content, 'images');

const virtual = /^virtual:(content|pages|texts)\//;

/** Picture treatments of the image plugin, as query strings. */
const card = '?card';
const hero = '?hero';
const section = '?section';
const upright = '?portrait';
const frame = '?figure';

/**
 * Serves the validated content to the site:
 * - `virtual:pages/<name>` is the page and the words of src/content/pages/<name>.yaml, `virtual:texts/<name>` words
 *   without an address;
 * - `virtual:content/navigation`, `…/services`, `…/service-overviews`, `…/conditions`, `…/condition-regions`, `…/condition-words`,
 *   `…/articles`, `…/older-articles` and `…/techniques` are the lists that pages show, each with no more than its page needs;
 * - every MDX module also exports its `page`, its `words` (front matter with related pages and ids resolved), `sections`
 *   (pictures of a service) and `figures` (plates, movements and the like that its text shows, with their pictures).
 */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    enforce: 'post',
    buildStart() {
      writeSlugTypes(readProject());
    },
    resolveId: (id) => (virtual.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (!virtual.test(id.slice(1))) return undefined;
      const project = readProject();
      const [kind, name = ''] = id.slice('\0virtual:'.length).split('/');
      if (kind === 'content') return listModule(name, project);
      if (kind === 'texts') return exportDefault(project.own.texts[name as never]);
      const { page, words } = project.own.pages[name as keyof Project['own']['pages']];
      const [imports, code] = withPictures(words);
      return `${pageExport(page)}\n${imports}\nexport default { page, words: ${code} };`;
    },
    transform(code, id) {
      const match = /^.*\/src\/content\/(services|conditions|blog)\/([^/]+)\.mdx$/.exec(id);
      if (!match) return undefined;
      const [, collection, slug] = match as unknown as [string, Collection, string];
      const project = readProject();
      const { content, entries } = project;
      const index = content[collection].findIndex((candidate) => candidate.slug === slug);
      const entry = content[collection][index];
      const page = entries[collection][index];
      if (!entry || !page) {
        throw new Error(`${relative(directories.root, id)} is not part of the content.`);
      }
      return {
        code: `${code}\n${pageExport(page)}\n${entryExports(entry, project)}`,
        map: null,
      };
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(directories.content)) return;
      writeSlugTypes(readProject({ anew: true }));
      for (const module of server.moduleGraph.idToModuleMap.values()) {
        if (virtual.test(module.id?.slice(1) ?? '')) server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: 'full-reload' });
    },
  };
}

/** The page with its pictures as the image plugin makes them. */
function pageExport({ file, picture, portrait, ...page }: BuildPage) {
  return `
import heroPicture from ${importPath(picture, hero)};
${portrait ? `import portraitPicture from ${importPath(portrait, upright)};` : ''}
export const page = { ...${JSON.stringify(page)}, picture: heroPicture${portrait ? ', portrait: portraitPicture' : ''} };`;
}

/** How many articles the listing shows as cards; a page of all would weigh more with each. */
const newest = 30;

const listed = ({ blog }: Content) => blog.filter(({ data }) => data.listed !== false);

const link = ({ slug, data }: Entry<{ title: string }>) => ({ slug, title: data.title });

function listModule(name: string, { content, collections }: Project) {
  switch (name) {
    case 'navigation':
      return exportDefault({
        services: content.services.map(link),
        conditions: content.conditions.map(link),
      });
    case 'services':
      return cards(content.services, () => ({}));
    case 'service-overviews':
      return exportDefault(
        Object.fromEntries(content.services.map(({ slug, data }) => [slug, data.overview])),
      );
    case 'conditions':
      return cards(content.conditions, () => ({}));
    case 'condition-regions':
      return exportDefault(content.conditions.map(({ data }) => data.region));
    case 'condition-words':
      return exportDefault(
        content.conditions.map((entry) => ({ ...link(entry), words: entry.data.synonyms })),
      );
    case 'articles':
      return cards(listed(content).slice(0, newest), ({ published }) => ({ published }));
    case 'older-articles':
      return exportDefault(listed(content).slice(newest).map(link));
    case 'techniques':
      return exportDefault(
        Object.values(collections.techniques).map(({ name, text, picture }) => ({
          name,
          text,
          picture,
        })),
      );
    default:
      throw new Error(`virtual:content/${name}: there is no such list.`);
  }
}

function exportDefault(value: unknown) {
  const [imports, code] = withPictures(value);
  return `${imports}\nexport default ${code};`;
}

/** Imports and code of a value in which each `picture` is what the image plugin makes of the one that it names. */
function withPictures(value: unknown): [imports: string, code: string] {
  const imports: string[] = [];
  const code = JSON.stringify(value).replace(pictureField, (_, name: string) => {
    const path = findPicture(images, name) ?? '';
    imports.push(`import picture${imports.length} from ${importPath(path, section)};`);
    return `"picture":picture${imports.length - 1}`;
  });
  return [imports.join('\n'), code];
}

/** A list of cards: title and excerpt, the picture and where its subject is, and what `more` adds. */
function cards<Data extends { title: string; excerpt: string; hero: HeroStyle }>(
  entries: readonly Entry<Data>[],
  more: (data: Data) => object,
) {
  const imports = entries.map(
    ({ picture }, index) => `import picture${index} from ${importPath(picture, card)};`,
  );
  const items = entries.map(({ slug, data }, index) => {
    const { title, excerpt, hero } = data;
    const item = JSON.stringify({ slug, title, excerpt, ...more(data) });
    const focus = JSON.stringify(hero.focus);
    return `${item.slice(0, -1)},"picture":{...picture${index},focus:${focus}}}`;
  });
  return `${imports.join('\n')}\nexport default [${items.join(',\n')}];`;
}

/** Front matter, without what the page has, and pictures with their words. */
function entryExports(
  { sectionPictures, figures, data }: Entry<Article | Condition | Service>,
  project: Project,
) {
  const imports = sectionPictures.map(
    (path, index) => `import sectionPicture${index} from ${importPath(path, section)};`,
  );
  const names = sectionPictures.map((_, index) => `sectionPicture${index}`);
  return `${imports.join('\n')}
export const words = ${JSON.stringify(wordsOf(data, project.content, project.collections))};
export const sections = [${names.join(', ')}];
${figureExport(figures, project)}`;
}

/** The plates, movements and disc states of a text, with their pictures. */
function figureExport(figures: Figures, { content, collections, own }: Project) {
  const { plates, movements } = collections;
  const imports: string[] = [];
  const picture = (name: string, treatment: string) => {
    const path = findPicture(images, name) ?? '';
    imports.push(`import figure${imports.length} from ${importPath(path, treatment)};`);
    return `figure${imports.length - 1}`;
  };
  const withMore = (words: object, more: string) => `{...${JSON.stringify(words)},${more}}`;
  const shownPlates = figures.plates.map((id) => {
    const words = { ...plates[id], ground: groundOf(id, content) };
    return `${JSON.stringify(id)}:${withMore(words, `picture:${picture(id, section)}`)}`;
  });
  const shownMovements = figures.movements.map((id) => {
    const pictures = movementPictures(id).map((name) => picture(name, frame));
    return `${JSON.stringify(id)}:${withMore(movements[id] ?? {}, `pictures:[${pictures}]`)}`;
  });
  const { states, ...legend } = own.texts['disc-states'] as Texts<'disc-states'>;
  const shownStates = Object.entries(figures.discStates ? states : {}).map(([state, words]) =>
    withMore(words, `picture:${picture(`conditions/disc-${state}`, section)}`),
  );
  return `${imports.join('\n')}
export const figures = {
  plates: {${shownPlates}},
  movements: {${shownMovements}},
  ${figures.discStates ? `discStates: ${withMore(legend, `states:[${shownStates}]`)}` : ''}
};`;
}

/** Whether a picture is dark or light: as the hero of its entry, since all pictures of one share a palette. */
function groundOf(picture: string, content: Content) {
  const [collection, name = ''] = picture.split('/') as [Collection, string?];
  const entries: Entry<{ hero: HeroStyle }>[] = content[collection] ?? [];
  const owner = entries.find(({ slug }) => name.replace(/-\d$/, '') === slug);
  return owner?.data.hero.text === 'black' ? 'light' : 'dark';
}

/** What pages show of an entry: slugs and ids become words, so that a page needs no index of the others. */
function wordsOf(data: Article | Condition | Service, content: Content, collections: Collections) {
  const links = (collection: Collection, slugs: readonly string[]) =>
    slugs.map((slug) => link(find(collection, slug, content)));
  const { care, signs, sources, ...words } = data;
  const own = Object.entries(words).filter(([name]) => !listFields.includes(name as never));
  const related: {
    service?: string;
    services?: string[];
    conditions?: string[];
    articles: string[];
  } = data.related;
  return {
    ...Object.fromEntries(own),
    ...('conditions' in data && {
      conditions: {
        ...data.conditions,
        slugs: undefined,
        links: links('conditions', data.conditions.slugs),
      },
    }),
    ...('visit' in data && conditionNames(data, collections)),
    signs: signCards(signs, collections.signs),
    risks: care.flatMap((kind) => {
      const { name, risks } = collections.care[kind] ?? {};
      return name && risks ? [{ name, text: risks }] : [];
    }),
    sources: sources.map((id) => collections.sources[id]),
    related: {
      services: links('services', related.services ?? (related.service ? [related.service] : [])),
      conditions: links('conditions', related.conditions ?? []),
      articles: links('blog', related.articles),
    },
  };
}

/** What a condition names beside what all entries do. */
const conditionNames = ({ answer, visit }: Condition, { signs, techniques }: Collections) => ({
  answer: { ...answer, goNow: answer.goNow.map((id) => signs[id]?.short) },
  visit: {
    ...visit,
    techniques: visit.techniques.map((id) => ({
      name: techniques[id]?.name,
      text: techniques[id]?.text,
    })),
  },
});

/** The signs of a page by urgency, most pressing first, and by whom they are about, in the order of the page. */
const signCards = (ids: readonly string[], signs: Collections['signs']): SignCard[] =>
  urgencies
    .map((urgency) => {
      const own = ids.flatMap((id) => (signs[id]?.urgency === urgency ? [signs[id]] : []));
      const groups = [...new Set(own.map(({ who }) => who))].map((who) => ({
        who,
        signs: own.filter((sign) => sign.who === who).map(({ words }) => words),
      }));
      return { urgency, groups };
    })
    .filter(({ groups }) => groups.length > 0);

function find(collection: Collection, slug: string, content: Content): Entry<{ title: string }> {
  const entry = content[collection].find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`${collection}: there is no ${slug}.`);
  return entry;
}

const importPath = (path: string, treatment: string) =>
  JSON.stringify(`/${relative(directories.root, path).replaceAll(sep, '/')}${treatment}`);
