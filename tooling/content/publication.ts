import { readFileSync } from 'node:fs';
import { formatDate } from '../../src/lib/date.ts';
import { localTime } from '../../src/lib/openingHours.ts';
import type { Site } from '../../src/schemas/site.ts';
import { type AnyEntry, allEntries, type Entries, type Entry, entryPath } from './entries.ts';
import type { QuotedLink } from './links.ts';
import type { Content } from './pageData.ts';
import { stringsOf, type Yaml } from './yaml.ts';

type AnyPage = AnyEntry | Entry<'info'>;

/** When a page is published, in an order that `>` compares: '' (at once), then days, then 'draft'. */
const releaseKey = ({ collection, fields }: AnyPage) => {
  if (fields.draft) return 'draft';
  return collection === 'blog' ? (fields.published ?? '') : '';
};

const inWords = (release: string) =>
  release === 'draft' ? 'a draft' : `not published before ${formatDate(release)}`;

/** What is wrong with a link to a page that a build leaves out: "/blog/first is a draft". */
export const tooEarlyMessage = (waiting: string) =>
  waiting.endsWith(' is a draft')
    ? `${waiting}; take the link out, or delete the line "draft: true" there`
    : `${waiting}; take the link out until then`;

/** The configuration without expired days, notice and New Patient Special. */
export function dropExpired(site: Site, now: Date): Site {
  const { timeZone, otherHours, notice, visit } = site;
  const { date: today, time } = localTime(timeZone, now);
  const until = visit.special?.until;
  return {
    ...site,
    otherHours: otherHours.filter(({ from, to = from }) => today <= to),
    notice: notice && `${today}T${time}` < notice.until ? notice : null,
    visit: until && until < today ? { ...visit, special: null } : visit,
  };
}

/** What a build may have to leave out, and the links of all other files. */
type Pages = {
  entries: Entries;
  info: readonly Entry<'info'>[];
  links: readonly QuotedLink[];
  draftPaths: readonly string[];
};

/** Leaves out drafts and articles with a later date, and reports links to them from what is published. */
export function excludeUnpublished(
  { entries, info, links, draftPaths }: Pages,
  timeZone: string,
  now: Date,
) {
  const today = localTime(timeZone, now).date;
  const isWaiting = (page: AnyPage) => releaseKey(page) > today;
  const releases = new Map<string, string>([
    ...draftPaths.map((path) => [path, 'draft'] as const),
    ...entries.blog.filter(isWaiting).map((page) => [entryPath(page), releaseKey(page)] as const),
  ]);
  /** The problem with a link to a page that is published later than what links to it; undefined if it is not. */
  const tooEarly = (url: string, ownRelease = '') => {
    const path = url.replace(/#.*/, '');
    const release = releases.get(path);
    if (!release || release <= ownRelease) return undefined;
    return tooEarlyMessage(`${path} is ${inWords(release)}`);
  };
  for (const { url, report } of links) {
    const problem = tooEarly(url);
    if (problem) report(problem);
  }
  for (const page of [...allEntries(entries), ...info])
    for (const { url, report } of page.links) {
      const problem = tooEarly(url, releaseKey(page));
      if (problem) report(problem);
    }
  const published = <Page extends AnyPage>(pages: readonly Page[]) =>
    pages.filter((page) => !isWaiting(page));
  return {
    entries: {
      services: published(entries.services),
      conditions: published(entries.conditions),
      blog: published(entries.blog),
    },
    info: published(info),
    waiting: [...releases].map(([path, release]) => `${path} is ${inWords(release)}`),
  };
}

/** The content with a mark before the titles of what a build leaves out, for whoever looks at it during development. */
export function markUnpublished(content: Content, timeZone: string, now: Date): Content {
  const today = localTime(timeZone, now).date;
  const marked = <Page extends AnyPage>(page: Page): Page => {
    const release = releaseKey(page);
    if (release <= today) return page;
    const mark = release === 'draft' ? 'Draft' : `From ${formatDate(release)}`;
    return { ...page, fields: { ...page.fields, title: `${mark}: ${page.fields.title}` } };
  };
  const { entries, info } = content;
  return {
    ...content,
    entries: {
      services: entries.services.map(marked),
      conditions: entries.conditions.map(marked),
      blog: entries.blog.map(marked),
    },
    info: info.map(marked),
  };
}

const todo = 'says TODO; write what it asks for, or delete it';

/** Reports each TODO in the registries and in entries and plain pages that are not drafts, comments included. */
export function refuseTodos(
  { entries, info }: Pick<Pages, 'entries' | 'info'>,
  registries: Pick<Yaml, 'value' | 'report'>,
) {
  for (const page of [...allEntries(entries), ...info]) {
    if (releaseKey(page) === 'draft') continue;
    for (const [index, line] of readFileSync(page.file, 'utf8').split('\n').entries()) {
      if (!line.includes('TODO')) continue;
      const [, name] = /^[\s-]*(?!TODO)(\w+): /.exec(line) ?? [];
      page.reportLine(index + 1, name ? `${name}: ${todo}` : todo);
    }
  }
  for (const [path, text] of stringsOf(registries.value)) {
    const [registry, id] = path;
    const ifGone =
      registry === 'plates' ? `; if its page is gone, delete all lines of ${String(id)}` : '';
    if (text.includes('TODO')) registries.report(path, todo + ifGone);
  }
}
