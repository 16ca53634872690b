import { createContext, use } from 'react';
import { Link } from '~/components/links/Link.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import type { GainsAndRisksContent } from '~/content/types.ts';
import texts from '~/generated/texts/risks.ts';
import { conditionsPlaces } from '~/lib/anchor.ts';
import styles from './GainsAndRisks.module.css';

export const GainsAndRisksContext = createContext<GainsAndRisksContent | undefined>(undefined);

const gainNames = ['who', 'howMuch', 'byWhen', 'alsoWorks'] as const;

/** What the care of a page can do, beside what it risks, where the text places them. */
export function GainsAndRisks() {
  const content = use(GainsAndRisksContext);
  if (!content) return null;
  const { gains, risks, rules } = content;
  const common = rules.length > 0 ? texts.common.short : texts.common.gentle;
  return (
    <div className={styles.pair} data-collection="gains-and-risks">
      <section className={styles.box} data-collection="gains">
        <h2 className={styles.title}>{texts.gains.heading}</h2>
        <Lines lines={gainNames.map((gain) => ({ name: texts.gains[gain], text: gains[gain] }))} />
      </section>
      <section className={styles.box} data-collection="risks">
        <h2 className={styles.title}>{texts.heading}</h2>
        <Lines
          lines={[
            { name: texts.common.title, text: common },
            { name: texts.rareTitle, text: [...risks, texts.late.short].join(' ') },
          ]}
        />
        {rules.map((rule) => (
          <details key={rule} className={styles.rule}>
            <summary>
              {texts[rule].title}
              <Icon name="chevron-down" />
            </summary>
            <p>{texts[rule].start}</p>
            <ul>
              {texts[rule].items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </details>
        ))}
        <Link to="/services/conditions" hash={conditionsPlaces.risks}>
          {texts.all}
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
