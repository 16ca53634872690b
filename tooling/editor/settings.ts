import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { z } from 'zod';
import { entrySchemas } from '../../src/schemas/entries.ts';
import { clinicSchemas } from '../../src/schemas/site.ts';
import type { Project } from '../content/project.ts';
import { type Field, fieldsOf, sorted } from './fields.ts';
import { formatOf } from './format.ts';
import { pictureFolder, type Values } from './values.ts';

type Form = { format: string; extension?: string; fields: readonly Field[] };

export type Settings = {
  /** The editor's own configuration, and `inFile` of its fields. */
  config: { collections: readonly (Form & { files?: readonly Form[] })[] };
  /** Extensions of the pictures that are not .jpg, by name. */
  pictures: Values;
};

/** Sveltia wants a repository even where only the folder on this machine is changed. */
const noRepository = { repository: 'clinic/website', branch: 'main' };

/** Keeps the text of the file in the form, so that saving writes only what has changed. */
const original: Field = { name: 'original', label: '', widget: 'hidden' };

const bodyField: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  modes: ['raw'],
  hint: 'Markdown: ## begins a heading, - an item, and an empty line a paragraph. Facts stand in braces, such as {phones.scheduling} or {hours.summary}. A block stands between two tags, each on a line of its own with empty lines around it: `<ShortVersion>` … `</ShortVersion>` for what to remember.',
};

/** Forms of what a front desk changes, made of the schemas of the content. */
export function editorSettings(project: Project): Settings {
  const { site, references, content } = project;
  const namesIn = namesOf(project);

  const clinicForm = (name: keyof typeof clinicSchemas, label: string, icon: string) => ({
    name,
    label,
    icon,
    file: `src/content/clinic/${name}.yaml`,
    format: name,
    fields: [...fieldsOf(clinicSchemas[name], { namesIn, hasFacts: false }), original],
  });

  const entryForm = (name: string, schema: z.ZodType, first: readonly string[]) => ({
    name,
    folder: `src/content/${name}`,
    extension: 'mdx',
    // The editor takes only names with this ending for .mdx files.
    format: `${name}-frontmatter`,
    create: true,
    thumbnail: false,
    // A new one is a draft.
    fields: sorted(
      [...fieldsOf(schema, { namesIn, hasFacts: true }), bodyField, original],
      first,
    ).map((field) => (field.name === 'draft' ? { ...field, default: true } : field)),
  });

  const schemas = entrySchemas(references);
  const articles = entryForm('blog', schemas.blog, [
    ...['title', 'body', 'picture', 'draft', 'published', 'excerpt', 'description'],
    'keywords',
  ]);
  const defaults = articleDefaults(content, articles.fields);
  const { repository, branch } = site.editor ?? noRepository;
  const config = {
    load_config_file: false,
    backend: { name: 'github', repo: repository, branch, auth_methods: ['token'] },
    app_title: site.clinicName,
    site_url: site.origin + site.basePath,
    show_preview_links: false,
    media_folder: pictureFolder.slice(1, -1),
    public_folder: pictureFolder.slice(0, -1),
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // Phones take HEIC, which browsers cannot show, and larger pictures than pages need.
          transformations: {
            raster_image: { format: 'webp', quality: 85, width: 2400, height: 2400 },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    // As anchorOf makes the addresses of pages.
    slug: { encoding: 'ascii', clean_accents: true, timezone: 'local' },
    editor: { preview: false },
    collections: [
      {
        name: 'clinic',
        label: 'Today, hours, prices',
        icon: 'storefront',
        description: 'What changes most. Closed for a day, or news for visitors? Choose Today.',
        files: [
          clinicForm('today', 'Today: closed days, notice', 'today'),
          clinicForm('office', 'Office: hours, phones, address', 'storefront'),
          clinicForm('people', 'People', 'group'),
          clinicForm('prices', 'Prices, special, insurance', 'payments'),
          clinicForm('visit', 'Before a visit: parking, what to bring', 'checklist'),
        ],
      },
      {
        ...articles,
        label: 'Articles',
        label_singular: 'Article',
        icon: 'article',
        description: 'One page for each. Nobody sees a new one until you turn off Draft.',
        fields: articles.fields.map((field) => ({
          ...field,
          ...(field.name in defaults && { default: defaults[field.name] }),
        })),
        sortable_fields: {
          fields: ['order', 'title'],
          default: { field: 'order', direction: 'descending' },
        },
      },
      {
        ...entryForm('info', schemas.info, ['title', 'body', 'draft']),
        label: 'Plain pages',
        label_singular: 'Plain page',
        icon: 'description',
        description:
          'Pages of your own, such as the notice of privacy practices. The footer links to each that is no draft.',
      },
    ],
  };
  const pictures = [...content.pictures].flatMap(([name, picture]) => {
    const extension = extname(picture.file).slice(1);
    return extension === 'jpg' ? [] : [[name, extension] as const];
  });
  // TypeScript cannot tell that a collection without files has fields of its own.
  return {
    config: config as unknown as Settings['config'],
    pictures: Object.fromEntries(pictures),
  };
}

const template = readFileSync(
  join(import.meta.dirname, '../newEntry/article.mdx'),
  'utf8',
).replaceAll(/\{\{\w+\}\}/g, '');

/** What the form of a new article starts with: as `npm run new article` makes one. The check asks for what it says TODO. */
function articleDefaults(
  { entries: { blog, services } }: Project['content'],
  fields: readonly Field[],
): Values {
  const { hero, cta, body } = formatOf('mdx', fields).fromFile(template);
  const order = Math.max(0, ...blog.map((article) => article.fields.order)) + 1;
  return { order, hero, body, cta, related: { service: services[0]?.slug } };
}

type Named = {
  name?: string | undefined;
  text?: string | undefined;
  author?: string;
  year?: number;
  title?: string | null;
};
type Registry = Readonly<Record<string, Named>>;

const labelOf = ({ name, text = '', author, year, title }: Named) =>
  name ?? (author ? `${author}, ${year}: ${title?.slice(0, 60)}` : text.slice(0, 80));

/** The names that articles and people cite, each with what a form shows for it, by their places. */
function namesOf({ content, pages }: Project) {
  const people = Object.fromEntries(content.people.map((person) => [person.id, person]));
  const { signs, evidence, sources, care, techniques } = content.registries;
  const files: Readonly<Record<string, Registry>> = {
    signs,
    evidence,
    sources,
    care,
    techniques,
    people,
  };
  return (place: string) => {
    const [, file = '', folder = ''] = /(?:(\w+)\.yaml|\/(\w+))$/.exec(place) ?? [];
    const own = pages.filter(({ path }) => path.startsWith(`/${folder}/`));
    return new Map([
      ...Object.entries(files[file] ?? {}).map(([name, each]) => [name, labelOf(each)] as const),
      ...own.map(({ path, name }) => [path.slice(folder.length + 2), name] as const),
    ]);
  };
}
