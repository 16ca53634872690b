import { createContext, use } from 'react';
import { Link } from '~/components/links/Link.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import strings from '~/generated/strings/risks.ts';
import { conditionsAnchors } from '~/lib/anchor.ts';
import type { GainsAndRisksData } from '~/schemas/modules.ts';
import styles from './GainsAndRisks.module.css';

export const GainsAndRisksContext = createContext<GainsAndRisksData | undefined>(undefined);

const gainNames = ['who', 'howMuch', 'byWhen', 'alsoWorks'] as const;

/** Gains and risks of the care on a page, rendered where its body puts `<GainsAndRisks />`. */
export function GainsAndRisks() {
  const content = use(GainsAndRisksContext);
  if (!content) return null;
  const { gains, risks, rules } = content;
  const common = rules.length > 0 ? strings.common.short : strings.common.gentle;
  return (
    <div className={styles.pair} data-block="gains-and-risks">
      <section className={styles.box} data-block="gains">
        <h2 className={styles.title}>{strings.gains.heading}</h2>
        <Lines
          lines={gainNames.map((gain) => ({ name: strings.gains[gain], text: gains[gain] }))}
        />
      </section>
      <section className={styles.box} data-block="risks">
        <h2 className={styles.title}>{strings.heading}</h2>
        <Lines
          lines={[
            { name: strings.common.title, text: common },
            { name: strings.rareTitle, text: [...risks, strings.late.short].join(' ') },
          ]}
        />
        {rules.map((rule) => (
          <details key={rule} className={styles.rule}>
            <summary>
              {strings[rule].title}
              <Icon name="chevron-down" />
            </summary>
            <p>{strings[rule].start}</p>
            <ul>
              {strings[rule].items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </details>
        ))}
        <Link to="/services/conditions" hash={conditionsAnchors.risks}>
          {strings.all}
        </Link>
      </section>
    </div>
  );
}

function Lines({ lines }: { lines: readonly { name: string; text: string }[] }) {
  return (
    <ul className={styles.list}>
      {lines.map(({ name, text }) => (
        <li key={name}>
          <strong>{name}.</strong> {text}
        </li>
      ))}
    </ul>
  );
}
