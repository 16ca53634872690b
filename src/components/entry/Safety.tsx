import { Link } from '~/components/links/Link.tsx';
import { LinkedText } from '~/components/links/LinkedText.tsx';
import { Accordion } from '~/components/ui/Accordion.tsx';
import { Prose } from '~/components/ui/Prose.tsx';
import strings from '~/generated/strings/safety.ts';
import { conditionsAnchors } from '~/lib/anchor.ts';
import type { ConditionModule, SafetyData } from '~/schemas/modules.ts';
import styles from './Safety.module.css';
import { SignCard } from './SignCard.tsx';

/** Who gets which gentler care. Other care is gentle anyway, and pages for pregnancy and children say who gets it. */
const rules: Partial<Record<SafetyData['version'], 'noNeck' | 'gentleCare'>> = {
  neck: 'noNeck',
  spine: 'gentleCare',
  ribs: 'gentleCare',
  limb: 'gentleCare',
};

type Props = Pick<ConditionModule, 'safety' | 'doctorFirst' | 'signs'>;

export function Safety({ safety, doctorFirst, signs }: Props) {
  const rule = safety && rules[safety.version];
  const title = doctorFirst || signs.length > 0 ? strings.more : strings.moreRisks;
  const content = (
    <>
      <Prose>
        {safety?.risks.map((risk) => (
          <p key={risk}>{risk}</p>
        ))}
        {rule && (
          <p>
            {strings[rule].text}{' '}
            <Link to="/services/conditions" hash={conditionsAnchors[rule]} data-screen-only>
              {strings[rule].link}
            </Link>
          </p>
        )}
        {doctorFirst && (
          <p>
            <LinkedText>{doctorFirst}</LinkedText>
          </p>
        )}
        <p data-screen-only>
          <Link to="/services/conditions" hash={conditionsAnchors.risks}>
            {strings.all}
          </Link>
        </p>
      </Prose>
      {signs.map((card) => (
        <SignCard key={card.urgency} {...card} />
      ))}
    </>
  );
  return (
    <section className={styles.safety} data-block="safety">
      {safety && (
        <>
          <h2>{strings.heading}</h2>
          <p>{strings[safety.version]}</p>
        </>
      )}
      <Accordion items={[{ title, content }]} />
    </section>
  );
}
