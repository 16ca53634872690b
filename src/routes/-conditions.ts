import { ConditionPage } from '~/components/sections/ConditionPage';
import type { ConditionModule } from '~/content/entry';
import { entryPages } from '~/lib/entryPage';

/** The pages of all conditions. */
export const conditions = entryPages(
  import.meta.glob<ConditionModule>('../content/conditions/*.mdx'),
  ConditionPage,
);
