import { Link } from '~/components/links/Link.tsx';
import strings from '~/generated/strings/risks.ts';
import { conditionsAnchors } from '~/lib/anchor.ts';
import type { GainsAndRisksData } from '~/schemas/modules.ts';
import styles from './GainsAndRisks.module.css';

/** What the care on a page may bring, beside its risks. */
export function GainsAndRisks({ evidence, hope, alsoWorks, common, risks }: GainsAndRisksData) {
  const { gains, gentleCare } = strings;
  return (
    <div className={styles.pair} data-block="gains-and-risks">
      <section className={styles.box} data-block="gains">
        <h2 className={styles.title}>{gains.heading}</h2>
        <Lines
          lines={[
            { name: gains.hope, text: hope },
            { name: gains.byWhen, text: gains.byWhenText },
            { name: gains.alsoWorks, text: alsoWorks },
            {
              name: gains.evidence,
              text: evidence.length > 0 ? evidence : gains.noEvidence,
            },
          ]}
        />
      </section>
      <section className={styles.box} data-block="risks">
        <h2 className={styles.title}>{strings.heading}</h2>
        <Lines
          lines={[
            {
              name: strings.common.title,
              text: common.map((effect) => strings.common[effect]),
            },
            { name: strings.rareTitle, text: risks },
          ]}
        />
        {common.some((effect) => effect !== 'child') && (
          <p>
            {gentleCare.text}{' '}
            <Link to="/services/conditions" hash={conditionsAnchors.gentleCare} data-screen-only>
              {gentleCare.label}
            </Link>
          </p>
        )}
        <Link to="/services/conditions" hash={conditionsAnchors.risks} data-screen-only>
          {strings.all}
        </Link>
      </section>
    </div>
  );
}

function Lines({
  lines,
}: {
  lines: readonly { name: string; text: string | readonly string[] }[];
}) {
  return (
    <dl className={styles.list}>
      {lines.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          {[text].flat().map((paragraph) => (
            <dd key={paragraph}>{paragraph}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
