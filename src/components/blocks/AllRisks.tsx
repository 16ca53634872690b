import { PhoneText } from '~/components/links/PhoneText.tsx';
import { Accordion } from '~/components/ui/Accordion.tsx';
import { Prose } from '~/components/ui/Prose.tsx';
import risks from '~/generated/lists/risks.ts';
import strings from '~/generated/strings/risks.ts';

/** The full list of risks of our care and what to do about them, in collapsible groups. */
export function AllRisks() {
  const groups = [
    strings.common,
    { title: strings.rareTitle, items: risks.map(({ name, text }) => `${name}: ${text}`) },
    strings.late,
    strings.neck,
    strings.back,
    ...strings.groups,
    strings.emergency,
  ];
  return (
    <Accordion
      columns={2}
      items={groups.map(({ title, items }) => ({
        title,
        content: (
          <Prose>
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
}
