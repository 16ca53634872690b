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
    /** Address of a static or plain page; the menu shows its `name` or title. */
    path: nameFrom<StaticPath | `/info/${InfoSlug}`>(
      paths,
      'src/routes or src/content/info',
    ).optional(),
    /** In place of `path`, the label of a link to another site or to a file. */
    label: label.optional(),
    /** Where `label` leads: https://… or a file in public/, such as /gift-card.pdf. */
    url: outside(references).optional(),
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

/** Schema of src/content/navigation.yaml. */
export const navigationSchema = (references: References) => {
  const item = link(references).extend({
    /** Label of the page's own link inside its group, such as "All services". */
    overview: label.optional(),
    /** Collection to list below the item; conditions are listed by part of the body. */
    lists: z.enum(collections, `must be one of ${collections.join(', ')}`).optional(),
  });
  const leaf = item.superRefine(checkTarget);
  const group = item.extend({ children: z.array(leaf).optional() }).superRefine(checkTarget);
  return z.strictObject({
    /** The menus, three levels deep at most. */
    menu: z
      .array(item.extend({ children: z.array(group).optional() }).superRefine(checkTarget))
      .min(1),
    /** Links in the footer, besides those to the plain pages; may be []. */
    footer: z.array(link(references).superRefine(checkTarget)),
  });
};

export type Navigation = z.output<ReturnType<typeof navigationSchema>>;
