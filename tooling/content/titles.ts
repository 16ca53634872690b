import { ContentError } from './contentError.ts';

/** Search results cut titles that are longer, in characters. */
const most = 60;

/** Throws a {@link ContentError} that lists the pages whose title is too long with the clinic's short name behind it. */
export function checkTitles(pages: readonly { title: string; file: string }[], shortName: string) {
  const left = most - ` | ${shortName}`.length;
  const problems = pages
    .filter(({ title }) => title.length > left)
    .map(
      ({ title, file }) =>
        `${file}: title: has ${title.length} characters; before " | ${shortName}" ${left} are left. Shorten it; in an article, "searchTitle" can be the short one`,
    );
  if (problems.length > 0) throw new ContentError(problems);
}
