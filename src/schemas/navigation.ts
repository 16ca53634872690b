import { z } from 'zod';
import type { InfoSlug, StaticPath } from '../generated/slugs.ts';
import { collections, label, nameFrom, nearestTo, type References } from './common.ts';

/** An address outside the pages: https://… or a file in public/. */
const outside = ({ paths }: References) => {
  const files = [...paths].filter((path) => path.includes('.'));
  return z.string().refine((url) => /^https:\/\/./.test(url) || files.includes(url), {
    error: ({ input }) => {
      const url = String(input);
      if (paths.has(url)) return 'is a page of this site; write it as a path, without a label';
      return url.startsWith('/')
        ? `there is no file public${url}; save it there, or correct its name${nearestTo(url, files)}`
        : 'is not an https:// address, nor a file in the folder public, such as /gift-card.pdf';
    },
  });
};

const link = (references: References) => {
  const { staticPaths, slugs } = references;
  const paths = [...staticPaths, ...slugs.info.map((slug) => `/info/${slug}`)];
  return z.strictObject({
    path: nameFrom<StaticPath | `/info/${InfoSlug}`>(
      paths,
      'src/routes or src/content/info',
      (path) =>
        /^(https?:|www\.)/.test(path) && `is on another site; write a label and a url in its place`,
    )
      .optional()
      .meta({ title: 'Page', description: 'Menus show its name.' }),
    label: label.optional().meta({
      title: 'Label',
      description: 'In place of a page: words of a link to another site or to a file.',
    }),
    url: outside(references).optional().meta({
      title: 'Where the label leads',
      description: 'https://… or a file of the folder public, such as /gift-card.pdf.',
    }),
  });
};

/** Checks that an item leads to a page or elsewhere, and not to both. */
function checkTarget(
  { path, label: words, url }: z.output<ReturnType<typeof link>>,
  { addIssue }: { addIssue: (message: string) => void },
) {
  if (!path && !(words && url)) addIssue('needs a path, or a label and a url');
  if (path && (words || url)) addIssue('has a path and a label or url; keep either');
}

const menuItem = { title: 'link', summary: '{{path}}{{label}}' };
const below = { title: 'Links below it' };

/** Schema of src/content/navigation.yaml. */
export const navigationSchema = (references: References) => {
  const item = link(references).extend({
    overview: label.optional().meta({
      title: 'Label of the page itself',
      description: 'Inside its own group, such as “All services”.',
    }),
    lists: z
      .enum(collections, `must be one of ${collections.join(', ')}`)
      .optional()
      .meta({
        title: 'Pages to list below it',
        description: 'Conditions are listed by part of the body.',
      }),
  });
  const leaf = item.superRefine(checkTarget).meta(menuItem);
  const group = item
    .extend({ children: z.array(leaf).optional().meta(below) })
    .superRefine(checkTarget)
    .meta(menuItem);
  return z.strictObject({
    menu: z
      .array(
        item
          .extend({ children: z.array(group).optional().meta(below) })
          .superRefine(checkTarget)
          .meta(menuItem),
      )
      .min(1)
      .describe('Three levels at most.'),
    footer: z
      .array(link(references).superRefine(checkTarget).meta(menuItem))
      .meta({ title: 'Links in the footer', description: 'Besides those to the plain pages.' }),
  });
};

export type Navigation = z.output<ReturnType<typeof navigationSchema>>;
