import { nearestTo } from '../../src/schemas/common.ts';
import { personPictures } from '../../src/schemas/people.ts';
import type { BuildPage } from './pages.ts';
import type { Facts } from './project.ts';
import { tooEarlyMessage } from './publication.ts';

/**
 * Checks that what the facts name exists: pages, files, techniques and pictures. `waiting` are pages that the build leaves
 * out: "/info/rules is a draft".
 */
export function checkReferences(
  { site, files: { report }, pictures, context }: Facts,
  pages: readonly BuildPage[],
  waiting: readonly string[],
) {
  const { redirects, notice, privacy, origin, people, visit, claims } = site;
  const { references } = context;
  const paths = pages.map(({ path }) => String(path));
  const isMissing = (to: string) => {
    const isPublicFile = to.includes('.') && references.paths.has(to);
    return to.startsWith('/') && !paths.includes(to) && !isPublicFile;
  };
  const unknown = (to: string) => {
    const unpublished = waiting.find((each) => each.startsWith(`${to} `));
    if (unpublished) return tooEarlyMessage(unpublished);
    return to.includes('.')
      ? `${to} is no file in the folder "public"; put it there`
      : `${to} is not a page of this site${nearestTo(to, paths)}`;
  };

  for (const [index, { from, to }] of redirects.entries()) {
    const page = from.replace(/\/$/, '').replace(/\.html$/, '');
    if (page === '/index' || paths.includes(page))
      report(
        ['redirects', index, 'from'],
        `${from} is a page of this site; redirect only addresses that it does not have`,
      );
    if (isMissing(to)) report(['redirects', index, 'to'], unknown(to));
    else if (new URL(to, origin).origin === origin && !to.startsWith('/'))
      report(['redirects', index, 'to'], `${to} is on this site; write its path, such as /about`);
  }

  const link = notice?.link?.to;
  if (link && isMissing(link)) report(['notice', 'link', 'to'], unknown(link));
  const practices = privacy?.notice;
  if (typeof practices === 'string' && isMissing(practices))
    report(['privacy', 'notice'], unknown(practices));
  if (visit.consultation === null && /consultation/i.test(claims.complimentaryConsultations.value))
    report(
      ['claims', 'complimentaryConsultations', 'value'],
      'promises what "consultation: null" in prices.yaml takes away; write what you offer, in words that fit after "We offer"',
    );

  const techniques = references.ids.techniques ?? [];
  for (const [index, person] of people.entries()) {
    for (const [position, id] of person.techniques.entries())
      if (!techniques.includes(id))
        report(
          ['people', index, 'techniques', position],
          `"${id}" is not in src/content/techniques.yaml${nearestTo(id, techniques)}`,
        );
    const { photo } = personPictures(person.id, person.photo);
    if (person.photo !== undefined && !pictures.has(photo))
      report(
        ['people', index, 'photo'],
        `there is no picture ${photo}; save it as src/content/images/${photo}.jpg, or correct its name`,
      );
  }
}
