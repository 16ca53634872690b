import { ArticlePage } from '~/components/sections/ArticlePage';
import type { ArticleModule } from '~/content/entry';
import { entryPages } from '~/lib/entryPage';

/** The pages of all articles. */
export const articles = entryPages(
  import.meta.glob<ArticleModule>('../content/blog/*.mdx'),
  ArticlePage,
);
