import type { Collection, Content, Entry } from './read.ts';

type Slugs = Record<Collection, readonly string[]>;

/** Problems between entries: related pages that do not exist, and values that each entry needs for itself. */
export function* crossCheck(content: Content, slugs: Slugs) {
  yield* relatedProblems(content, slugs);
  const all: Entry<{ title: string; description: string }>[] = [
    ...content.services,
    ...content.conditions,
    ...content.blog,
  ];
  yield* duplicates(all, 'title', ({ data }) => data.title.toLowerCase());
  yield* duplicates(all, 'description', ({ data }) => data.description);
  yield* duplicates(content.services, 'number', ({ data }) => data.number);
  yield* duplicates(content.conditions, 'number', ({ data }) => data.number);
  yield* duplicates(content.blog, 'searchTitle', ({ data }) => data.searchTitle ?? data.title);
  yield* duplicates(content.blog, 'order', ({ data }) => data.order);
}

function* relatedProblems(content: Content, slugs: Slugs) {
  const check = function* (
    file: string,
    field: string,
    collection: Collection,
    named: readonly string[],
  ) {
    for (const slug of named) {
      if (!slugs[collection].includes(slug)) {
        yield `${file}: ${field}: "${slug}" is not in src/content/${collection}; the slugs there are ${slugs[collection].join(', ')}`;
      }
    }
  };
  for (const { file, data } of content.services) {
    yield* check(file, 'conditions.slugs', 'conditions', data.conditions.slugs);
    yield* check(file, 'related.articles', 'blog', data.related.articles);
  }
  for (const { file, data } of content.conditions) {
    yield* check(file, 'related.service', 'services', [data.related.service]);
    yield* check(file, 'related.articles', 'blog', data.related.articles);
    yield* check(file, 'related.conditions', 'conditions', data.related.conditions);
  }
  for (const { file, data } of content.blog) {
    yield* check(file, 'related.services', 'services', data.related.services);
    yield* check(file, 'related.conditions', 'conditions', data.related.conditions);
    yield* check(file, 'related.articles', 'blog', data.related.articles);
  }
}

function* duplicates<Data>(
  entries: readonly Entry<Data>[],
  field: string,
  keyOf: (entry: Entry<Data>) => string | number,
) {
  const first = new Map<string | number, string>();
  for (const entry of entries) {
    const value = keyOf(entry);
    const other = first.get(value);
    if (other)
      yield `${entry.file}: ${field}: "${value}" is also that of ${other}; each needs its own`;
    else first.set(value, entry.file);
  }
}
