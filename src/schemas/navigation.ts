import { z } from 'zod';
import type { InfoSlug, StaticPath } from '../generated/slugs.ts';
import {
  collections,
  label,
  nameFrom,
  nearestTo,
  type References,
  slugOf,
  unique,
} from './common.ts';

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
    ).optional(),
    label: label.optional(),
    url: outside(references).optional(),
  });
};

function checkTarget(
  { path, label: words, url }: z.output<ReturnType<typeof link>>,
  { addIssue }: { addIssue: (message: string) => void },
) {
  if (!path && !(words && url)) addIssue('needs a path, or a label and a url');
  if (path && (words || url)) addIssue('has a path and a label or url; keep either');
}

export const navigationSchema = (references: References) => {
  const item = link(references).extend({
    /** Name of the page itself inside its own group, such as "All services". */
    overview: label.optional(),
    /** Pages to list below it; conditions are listed by part of the body. */
    lists: z.enum(collections).optional(),
  });
  const leaf = item.superRefine(checkTarget);
  const group = item.extend({ children: z.array(leaf).optional() }).superRefine(checkTarget);
  return z.strictObject({
    menu: z
      .array(item.extend({ children: z.array(group).optional() }).superRefine(checkTarget))
      .min(1),
    /** Of services and conditions in menus and lists; others come last. */
    order: z.strictObject({
      services: unique(slugOf(references, 'services')),
      conditions: unique(slugOf(references, 'conditions')),
    }),
    footer: z.array(link(references).superRefine(checkTarget)),
  });
};

export type Navigation = z.output<ReturnType<typeof navigationSchema>>;
