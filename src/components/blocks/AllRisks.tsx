import { SourceList } from '~/components/entry/Studies.tsx';
import { PhoneText } from '~/components/links/PhoneText.tsx';
import { Accordion } from '~/components/ui/Accordion.tsx';
import { Prose } from '~/components/ui/Prose.tsx';
import policy from '~/generated/lists/policy.ts';
import risks from '~/generated/lists/risks.ts';
import sources from '~/generated/lists/safetySources.ts';
import strings from '~/generated/strings/risks.ts';
import { conditionsAnchors } from '~/lib/anchor.ts';

type Group = { title: string; intro?: string; items: readonly string[]; id?: string };

/** The full list of risks of our care and what to do about them, in collapsible groups, with all sources. */
export function AllRisks() {
  const groups: Group[] = [
    strings.common,
    { title: strings.rareTitle, items: risks.map(({ name, text }) => `${name}: ${text}`) },
    // The conditions page shows these among whom to see first.
    ...policy
      .filter(({ name }) => name !== 'doctorFirst')
      .map(({ name, ...group }) => ({
        ...group,
        ...(name === 'gentleCare' && { id: conditionsAnchors.gentleCare }),
      })),
    ...strings.groups,
    strings.emergency,
  ];
  return (
    <>
      <Accordion
        columns={2}
        items={groups.map(({ intro, items, ...group }) => ({
          ...group,
          content: (
            <Prose>
              {intro && <p>{intro}</p>}
              <ul>
                {items.map((item) => (
                  <li key={item}>
                    <PhoneText>{item}</PhoneText>
                  </li>
                ))}
              </ul>
            </Prose>
          ),
        }))}
      />
      <Accordion
        isWide
        items={[{ title: strings.sources, content: <SourceList sources={sources} /> }]}
      />
    </>
  );
}
