import type { Page, PagePath } from '~/content/page';

/*
 * Read by `npm run typecheck`: each line under a `@ts-expect-error` has to be refused, the others have to
 * pass.
 */
const common = {
  name: 'Name',
  title: 'Title',
  heading: 'Heading',
  description: 'Description',
  keywords: [],
  look: { text: 'black', overlay: false, focus: [70, 40] },
  picture: { sources: {}, img: { src: '', w: 1, h: 1 } },
} as const;

export const paths: PagePath[] = [
  '/about',
  '/blog/back-pain-relief',
  // @ts-expect-error There is no such page.
  '/abuot',
  // @ts-expect-error There is no such article.
  '/blog/back-pain-releif',
];

export const article: Page = {
  ...common,
  path: '/blog/back-pain-relief',
  trail: [{ name: 'Blog', path: '/blog' }],
  kind: 'article',
  slug: 'back-pain-relief',
  byDoctor: false,
};

export const trail: Page['trail'] = [
  // @ts-expect-error A trail leads over pages of their own, not over an article without its id.
  { name: 'Article', path: '/blog/$id' },
];

// @ts-expect-error A service is no article.
export const mixture: Page = {
  ...common,
  path: '/services/digital-x-rays',
  trail: [],
  kind: 'service',
  slug: 'digital-x-rays',
  published: '2025-09-22',
};
