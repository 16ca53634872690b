import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import type { z } from 'zod';
import { registryNames } from '../../src/schemas/common.ts';
import { entrySchemas } from '../../src/schemas/entries.ts';
import { navigationSchema } from '../../src/schemas/navigation.ts';
import { pageSchemas } from '../../src/schemas/pages.ts';
import { policySchema } from '../../src/schemas/policy.ts';
import { registrySchemas } from '../../src/schemas/registries.ts';
import { clinicSchemas } from '../../src/schemas/site.ts';
import { stringSchemas } from '../../src/schemas/strings.ts';
import type { Project } from '../content/project.ts';
import { type Codec, pictureFolder } from './codec.ts';
import { type Field, formFields, formOf, inWords, sorted } from './fields.ts';
import { formatOf } from './format.ts';

/** How the editor reads and writes files. */
export type Format = {
  extension: 'yaml' | 'mdx';
  codec: Codec;
  /** Name of the only field of a form whose file is a list, or has records by id. */
  root?: string;
};

/** What the page of the editor needs: the editor's own configuration, and what we add to it. */
export type Settings = {
  config: CmsConfig;
  /** The formats of files by the name that the configuration calls them. */
  formats: Readonly<Record<string, Format>>;
  /** Extensions of the pictures that are not .jpg, by name. */
  extensions: Readonly<Record<string, string>>;
};

/** Sveltia wants a repository even where only the folder on this machine is changed. */
const noRepository = { repository: 'clinic/website', branch: 'main' };

/** Keeps the text of the file in the form, so that saving writes only what has changed. */
const original = { name: 'original', widget: 'hidden' };

/** Labels of the files whose names do not say enough. */
const labels: Readonly<Record<string, string>> = {
  'clinic/today': 'Today: closed days, notice',
  'clinic/office': 'Office: hours, phones, address',
  'clinic/prices': 'Prices, special, insurance',
  'clinic/visit': 'Before a visit: parking, what to bring',
  'clinic/claims': 'Claims: what we say, and how we know',
  'clinic/policy': 'Rules of care',
  'pages/home': 'Home and its questions',
  'pages/services': 'List of services',
  'pages/conditions': 'List of conditions',
  'pages/blog': 'List of articles',
  'pages/new-patients': 'New patients: forms, questions',
  'pages/contact': 'Contact: directions, questions',
  navigation: 'Menus',
  signs: 'Warning signs',
  care: 'Kinds of care and their risks',
  evidence: 'What studies found',
  plates: 'Labeled pictures',
  'strings/labels': 'Buttons and links',
  'strings/layout': 'Around every page',
  'strings/article': 'Around an article',
  'strings/warning-signs': 'Headings of warning signs',
  'strings/safety': 'Is it safe?',
  'strings/frames': 'Around forms, reviews and map',
  'strings/embed-links': 'Links to forms and reviews',
  'strings/body-map': 'Where does it hurt?',
  'strings/prices': 'List of prices',
  'strings/person': 'Words beside the facts about people',
  'strings/default-call-to-action': 'Last block of pages',
  'strings/strip': 'Offer under the title',
};

const bodyHint =
  'Markdown: ## begins a heading, - an item, and an empty line a paragraph. Facts stand in braces, such as {phones.scheduling} or {hours.summary}. A block stands between two tags, each on a line of its own with empty lines around it: `<ShortVersion>` … `</ShortVersion>` for what to remember.';

/** Why the forms of conditions and services make no new ones. */
const askForNew =
  'A new one also needs pictures and their descriptions: ask whoever takes care of the website.';

/** The settings of the editor: forms made of the schemas of the content, in the order of what an owner changes most. */
export function editorSettings(project: Project): Settings {
  const { site, references, content } = project;
  const formats: Record<string, Format> = {};
  const names = { labelOf: labelsOf(project), namesIn: namesOf(project) };

  /** The form of a YAML file. */
  const file = (path: string, schema: z.ZodType, icon?: string) => {
    const name = path.replaceAll('/', '-');
    const label = labels[path] ?? inWords(path.replace(/^.*\//, ''));
    const hasFacts = !path.startsWith('clinic/') || path === 'clinic/policy';
    const { field, codec } = formOf('items', schema.meta({ title: label }), { ...names, hasFacts });
    const isObject = field.widget === 'object';
    formats[name] = { extension: 'yaml', codec, ...(!isObject && { root: 'items' }) };
    const fields = isObject ? (field['fields'] as Field[]) : [field];
    return {
      name,
      label,
      ...(icon && { icon }),
      file: `src/content/${path}.yaml`,
      format: name,
      fields: [...fields, original],
    };
  };

  const schemas = entrySchemas(references);
  /** The forms of entries. */
  const entries = (
    name: keyof typeof schemas,
    label: string,
    icon: string,
    description: string,
  ) => {
    const { fields, codec } = formFields(schemas[name], { ...names, hasFacts: true });
    // The editor takes only names with this ending for .mdx files.
    const format = `${name}-frontmatter`;
    formats[format] = { extension: 'mdx', codec };
    const body = {
      name: 'body',
      label: 'Text',
      widget: 'markdown',
      modes: ['raw'],
      hint: bodyHint,
    };
    return {
      name,
      label,
      label_singular: label.slice(0, -1),
      icon,
      description,
      folder: `src/content/${name}`,
      extension: 'mdx',
      format,
      create: false,
      delete: false,
      duplicate: false,
      thumbnail: false,
      fields: sorted([...fields, body, original], firstFields[name]).map((field) =>
        field.name === 'draft' ? { ...field, default: true } : field,
      ),
    };
  };
  /** The fields of an article, with what most articles have. */
  const articles = (fields: readonly Field[]) => {
    const values = articleDefaults(project, formats['blog-frontmatter']);
    return fields.map((field) => ({
      ...field,
      ...(field.name in values && { default: values[field.name] }),
    }));
  };

  const pages = Object.entries(pageSchemas(references));
  const registries = registrySchemas(references);
  const { today, office, people, prices, visit, claims } = clinicSchemas;
  const blog = entries(
    'blog',
    'Articles',
    'article',
    'One page for each. Nobody sees a new one until you turn off Draft.',
  );
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
          file('clinic/today', today, 'today'),
          file('clinic/office', office, 'storefront'),
          file('clinic/people', people, 'group'),
          file('clinic/prices', prices, 'payments'),
          file('clinic/visit', visit, 'checklist'),
          file('clinic/claims', claims, 'verified'),
          file('clinic/policy', policySchema(references), 'gavel'),
        ],
      },
      {
        ...blog,
        create: true,
        delete: true,
        fields: articles(blog.fields),
        sortable_fields: {
          fields: ['order', 'title'],
          default: { field: 'order', direction: 'descending' },
        },
      },
      {
        name: 'pages',
        label: 'Pages and questions',
        icon: 'web',
        description:
          'The words of each page. Questions with answers are in Home, New patients and Contact; services have their own.',
        files: pages.map(([name, schema]) => file(`pages/${name}`, schema)),
      },
      {
        ...entries(
          'info',
          'Plain pages',
          'description',
          'Pages of your own, such as the notice of privacy practices. The footer links to each that is no draft.',
        ),
        create: true,
        delete: true,
      },
      entries(
        'conditions',
        'Conditions',
        'healing',
        `One page for each complaint, such as sciatica. ${askForNew}`,
      ),
      entries(
        'services',
        'Services',
        'spa',
        `One page for each kind of care that you offer. ${askForNew}`,
      ),
      {
        name: 'registries',
        label: 'Warning signs, lists',
        icon: 'warning',
        description: 'What several pages share. Change what is about health only with the doctor.',
        files: registryNames.map((name) => file(name, registries[name])),
      },
      {
        name: 'words',
        label: 'Menus and buttons',
        icon: 'label',
        description: 'Rarely changed: menus, and the short words that many pages share.',
        files: [
          file('navigation', navigationSchema(references)),
          ...Object.entries(stringSchemas).map(([name, schema]) => file(`strings/${name}`, schema)),
        ],
      },
    ],
  };
  const extensions = [...content.pictures].flatMap(([name, picture]) => {
    const extension = extname(picture.file).slice(1);
    return extension === 'jpg' ? [] : [[name, extension] as const];
  });
  return {
    // Its type wants each kind of field apart.
    config: config as unknown as CmsConfig,
    formats,
    extensions: Object.fromEntries(extensions),
  };
}

/** The fields of entries that forms show first: those of the text, then those that every new one needs. */
const firstFields = {
  blog: [
    ...['title', 'body', 'picture', 'draft', 'published', 'excerpt', 'description'],
    'keywords',
  ],
  info: ['title', 'body', 'draft'],
  conditions: ['title', 'lead', 'body', 'faq', 'closing', 'excerpt'],
  services: ['title', 'lead', 'intro', 'body', 'accordion', 'steps', 'faq', 'closing'],
};

/** What the form of a new article starts with. */
function articleDefaults(
  { content: { entries } }: Project,
  format: Format | undefined,
): Readonly<Record<string, unknown>> {
  // As `npm run new article` starts one; the check asks for what it says TODO.
  const { hero, cta, body } =
    (format && formatOf(format, { extensions: {} }).fromFile(template)) ?? {};
  return {
    order: Math.max(0, ...entries.blog.map(({ fields }) => fields.order)) + 1,
    hero,
    body,
    related: { service: entries.services[0]?.slug },
    cta,
  };
}

const template = readFileSync(
  join(import.meta.dirname, '../newEntry/article.mdx'),
  'utf8',
).replaceAll(/\{\{\w+\}\}/g, '');

/** The names in a registry, by its place. */
const namesOf =
  ({ references }: Project) =>
  (place: string) =>
    registryNames.flatMap((name) =>
      place.endsWith(`/${name}.yaml`) ? (references.ids[name] ?? []) : [],
    );

/** The words that forms show for a name: the title of an entry, the beginning of a sign. */
function labelsOf({ content, pages }: Project) {
  const { signs, evidence, sources, care, techniques } = content.registries;
  const titleOf: Readonly<Record<string, (name: string) => string | undefined>> = {
    signs: (name) => signs[name]?.name,
    evidence: (name) => evidence[name]?.text.slice(0, 80),
    sources: (name) => {
      const source = sources[name];
      return source && `${source.author}, ${source.year}: ${source.title.slice(0, 60)}`;
    },
    care: (name) => care[name]?.name,
    techniques: (name) => techniques[name]?.name,
    people: (name) => content.people.find(({ id }) => id === name)?.name,
  };
  const nameOf = (path: string) => pages.find((page) => page.path === path)?.name;
  return (place: string | undefined, name: string) => {
    const [, registry = '', collection = ''] =
      /^src\/content\/(?:.*?(\w+)\.yaml|(\w+))$/.exec(place ?? '') ?? [];
    const path = collection ? `/${collection}/${name}` : name;
    return titleOf[registry]?.(name) ?? (place && nameOf(path));
  };
}
