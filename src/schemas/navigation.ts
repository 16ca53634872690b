import { z } from 'zod';
import type { StaticPath } from '../generated/slugs.ts';
import { collections, label, nameFrom, type References } from './common.ts';

const menuItem = (references: References) =>
  z.strictObject({
    /** Address of a static page; the menu shows its `name`. */
    path: nameFrom<StaticPath>(references.staticPaths, 'src/routes'),
    /** Label of the page's own link inside its group, such as "All services". */
    overview: label.optional(),
    /** Collection to list below the item; conditions are listed by part of the body. */
    lists: z.enum(collections, `must be one of ${collections.join(', ')}`).optional(),
  });

/** Schema of src/content/navigation.yaml: the menus, three levels deep at most. */
export const navigationSchema = (references: References) => {
  const leaf = menuItem(references);
  const group = leaf.extend({ children: z.array(leaf).optional() });
  return z.array(leaf.extend({ children: z.array(group).optional() })).min(1);
};

export type Navigation = z.output<ReturnType<typeof navigationSchema>>;
