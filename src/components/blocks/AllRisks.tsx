import { PhoneText } from '~/components/links/PhoneText.tsx';
import { Accordion } from '~/components/ui/Accordion.tsx';
import { Prose } from '~/components/ui/Prose.tsx';
import policy from '~/generated/lists/policy.ts';
import risks from '~/generated/lists/risks.ts';
import strings from '~/generated/strings/risks.ts';
import { conditionsAnchors } from '~/lib/anchor.ts';

type Group = { title: string; intro?: string; items: readonly string[]; id?: string };

/** All risks of our care and what to do about them, in collapsible groups. */
export const AllRisks = () => (
  <Groups
    groups={[
      strings.common,
      { title: strings.rareTitle, items: risks.map(({ name, text }) => `${name}: ${text}`) },
      ...strings.groups,
      strings.emergency,
    ]}
  />
);

/** Who gets no adjustment, in collapsible groups. The conditions page shows the people whom a doctor must see first openly. */
export const NoAdjustment = () => (
  <Groups
    groups={policy
      .filter(({ name }) => name !== 'doctorFirst')
      .map(({ name, ...group }) => ({
        ...group,
        ...(name === 'gentleCare' && { id: conditionsAnchors.gentleCare }),
      }))}
  />
);

const Groups = ({ groups }: { groups: readonly Group[] }) => (
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
);
