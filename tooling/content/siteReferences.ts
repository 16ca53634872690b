import { nearestTo } from '../../src/schemas/common.ts';
import { filmFiles, personPictures } from '../../src/schemas/people.ts';
import type { Site } from '../../src/schemas/site.ts';
import { tooEarlyMessage } from './publication.ts';
import type { Issue } from './schemaIssues.ts';

type Known = {
  pages: readonly string[];
  /** Pages that the build leaves out: "/info/rules is a draft". */
  waiting: readonly string[];
  hasPublicFile: (path: string) => boolean;
  techniques: readonly string[];
  hasContentFile: (file: string) => boolean;
  hasPicture: (name: string) => boolean;
};

/** Compares what the facts name with what exists. */
export function referenceIssues(
  { redirects, notice, privacy, origin, people, visit, claims }: Site,
  { pages, waiting, hasPublicFile, techniques, hasContentFile, hasPicture }: Known,
) {
  const unknown = (to: string) => {
    const unpublished = waiting.find((each) => each.startsWith(`${to} `));
    if (unpublished) return tooEarlyMessage(unpublished);
    return to.includes('.')
      ? `${to} is no file in the folder "public"; put it there`
      : `${to} is not a page of this site${nearestTo(to, pages)}`;
  };
  const isMissing = (to: string) => to.startsWith('/') && !pages.includes(to) && !hasPublicFile(to);
  const issues = redirects.flatMap(({ from, to }, index): Issue[] => {
    const issue = (field: 'from' | 'to', message: string) => ({
      field: ['redirects', index, field],
      message,
    });
    const page = from.replace(/\/$/, '').replace(/\.html$/, '');
    if (page === '/index' || pages.includes(page))
      return [
        issue(
          'from',
          `${from} is a page of this site; redirect only addresses that it does not have`,
        ),
      ];
    if (isMissing(to)) return [issue('to', unknown(to))];
    if (new URL(to, origin).origin === origin && !to.startsWith('/'))
      return [issue('to', `${to} is on this site; write its path, such as /about`)];
    return [];
  });
  const links = [
    { field: ['notice', 'link', 'to'], to: notice?.link?.to },
    { field: ['privacy', 'notice'], to: privacy?.notice },
  ];
  for (const { field, to } of links)
    if (typeof to === 'string' && isMissing(to)) issues.push({ field, message: unknown(to) });
  if (visit.consultation === null && /consultation/i.test(claims.complimentaryConsultations.value))
    issues.push({
      field: ['claims', 'complimentaryConsultations', 'value'],
      message:
        'promises what "consultation: null" in prices.yaml takes away; write what you offer, in words that fit after "We offer"',
    });
  for (const [index, person] of people.entries()) {
    for (const [position, id] of person.techniques.entries())
      if (!techniques.includes(id))
        issues.push({
          field: ['people', index, 'techniques', position],
          message: `"${id}" is not in src/content/techniques.yaml${nearestTo(id, techniques)}`,
        });
    const { photo, poster } = personPictures(person.id, person.photo);
    if (person.photo !== undefined && !hasPicture(photo))
      issues.push({
        field: ['people', index, 'photo'],
        message: `there is no picture ${photo}; save it as src/content/images/${photo}.jpg, or correct its name`,
      });
    if (person.film === null) continue;
    const missing = Object.values(filmFiles(person.id)).filter((file) => !hasContentFile(file));
    if (!hasPicture(poster)) missing.push(`images/${poster}.jpg`);
    if (missing.length > 0)
      issues.push({
        field: ['people', index, 'film'],
        message: `needs ${missing.map((file) => `src/content/${file}`).join(', ')}; add that, or write null`,
      });
  }
  return issues;
}
