import { PhoneText } from '~/components/links/PhoneText.tsx';
import { Accordion } from '~/components/ui/Accordion.tsx';
import { Prose } from '~/components/ui/Prose.tsx';
import policy from '~/generated/lists/policy.ts';
import risks from '~/generated/lists/risks.ts';
import strings from '~/generated/strings/risks.ts';
import { conditionsAnchors } from '~/lib/anchor.ts';

type Group = { title: string; intro?: string; items: readonly string[]; id?: string };

export const AllRisks = () => (
  <Groups
    isFirstOpen
    groups={[
      { title: strings.rareTitle, items: risks.map(({ name, text }) => `${name}: ${text}`) },
      strings.common,
      ...strings.groups,
      strings.emergency,
    ]}
  />
);

/** Who gets no adjustment or x-ray. */
export const RulesOfCare = () => (
  <Groups
    groups={[
      { ...policy.noNeck, id: conditionsAnchors.noNeck },
      { ...policy.gentleCare, id: conditionsAnchors.gentleCare },
      policy.xrays,
    ]}
  />
);

type GroupsProps = { groups: readonly Group[]; isFirstOpen?: boolean };

const Groups = ({ groups, isFirstOpen }: GroupsProps) => (
  <Accordion
    columns={2}
    isFirstOpen={isFirstOpen}
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
