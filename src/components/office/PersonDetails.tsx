import type { ReactNode } from 'react';
import { TermList } from '~/components/ui/TermList.tsx';
import labels from '~/generated/strings/person.ts';
import type { Built } from '~/lib/picture.ts';
import type { PersonData } from '~/schemas/modules.ts';

type Props = {
  person: Built<PersonData>;
  maxLines?: number;
};

export function PersonDetails({ person, maxLines }: Props) {
  const { education, certificates, since, here, license, languages, techniques, mayAsk } = person;
  // What is empty, null or false is left out.
  const details: [label: string, value: ReactNode][] = [
    [
      labels.education,
      education.map(({ degree, school, year }) => withCommas(degree, school, year)).join('; '),
    ],
    [
      labels.certificates,
      certificates.map(({ name, by, year }) => withCommas(name, by, year)).join('; '),
    ],
    [labels.techniques, techniques.join(', ')],
    [labels.since, since],
    [labels.here, here],
    [
      labels.license,
      license && (
        <>
          {license.number} (<a href={license.lookup}>{labels.lookup}</a>)
        </>
      ),
    ],
    [labels.languages, languages.join(', ')],
    [labels.mayAsk, mayAsk.join('; ')],
  ];
  const known = details.filter(([, value]) => value).slice(0, maxLines);
  if (known.length === 0) return null;
  return <TermList items={known} />;
}

/** "Doctor of Chiropractic, Cleveland University, 2009", with what is known. */
const withCommas = (...parts: readonly (string | number | null)[]) =>
  parts.filter((part) => part !== null).join(', ');
