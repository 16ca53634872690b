import { readFileSync } from 'node:fs';
import { formatDate } from '../../src/lib/date.ts';
import { localTime } from '../../src/lib/openingHours.ts';
import type { Site } from '../../src/schemas/site.ts';
import { type AnyEntry, allEntries, type Entries, entryPath } from './entries.ts';
import { stringsOf, type Yaml } from './yaml.ts';

/** When an entry is published, in an order that `>` compares: '' (at once), then days, then 'draft'. */
const releaseKey = ({ collection, fields }: AnyEntry) => {
  if (collection !== 'blog') return '';
  return fields.draft ? 'draft' : (fields.published ?? '');
};

const inWords = (release: string) =>
  release === 'draft' ? 'a draft' : `not published before ${formatDate(release)}`;

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

/** Leaves out drafts and articles with a later date, and reports links to them from published pages. */
export function excludeUnpublished(entries: Entries, timeZone: string, now: Date) {
  const today = localTime(timeZone, now).date;
  const waiting = entries.blog.filter((article) => releaseKey(article) > today);
  const releases = new Map<string, string>(
    waiting.map((article) => [entryPath(article), releaseKey(article)]),
  );
  for (const entry of allEntries(entries)) {
    const { fields, body, report, reportLine } = entry;
    /** The problem with a link to an article that is published later than this entry; undefined if it is not. */
    const tooEarly = (path: string) => {
      const release = releases.get(path);
      if (!release || release <= releaseKey(entry)) return undefined;
      return `${path} is ${inWords(release)}; remove the link until then`;
    };
    for (const { url, line } of body.links) {
      const problem = tooEarly(url.replace(/#.*/, ''));
      if (problem) reportLine(line, `link to ${url}: ${problem}`);
    }
    for (const [index, slug] of fields.related.articles.entries()) {
      const problem = tooEarly(`/blog/${slug}`);
      if (problem) report(['related', 'articles', index], problem);
    }
  }
  return {
    entries: { ...entries, blog: entries.blog.filter((article) => !waiting.includes(article)) },
    waiting: waiting.map((article) => `${entryPath(article)} is ${inWords(releaseKey(article))}`),
  };
}

const todo = 'says TODO; write what it asks for, or delete it';

/** Reports each TODO in the registries and in entries that are not drafts, comments of entries included. */
export function refuseTodos(entries: Entries, registries: Pick<Yaml, 'value' | 'report'>) {
  for (const entry of allEntries(entries).filter((each) => releaseKey(each) !== 'draft')) {
    for (const [index, line] of readFileSync(entry.file, 'utf8').split('\n').entries()) {
      if (line.includes('TODO')) entry.reportLine(index + 1, todo);
    }
  }
  for (const [path, text] of stringsOf(registries.value)) {
    if (text.includes('TODO')) registries.report(path, todo);
  }
}
