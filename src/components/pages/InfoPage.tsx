import { Breadcrumbs } from '~/components/blocks/Breadcrumbs.tsx';
import { EntryBody } from '~/components/entry/EntryBody.tsx';
import { Prose } from '~/components/ui/Prose.tsx';
import { Section } from '~/components/ui/Section.tsx';
import type { InfoModule } from '~/schemas/modules.ts';
import styles from './InfoPage.module.css';

/** A page of the owner's own, such as the notice of privacy practices. */
export function InfoPage({ page, ...body }: InfoModule) {
  return (
    <Section>
      <article className={styles.info} aria-label={page.heading}>
        <Breadcrumbs trail={page.trail} name={page.name} />
        <h1>{page.heading}</h1>
        <Prose>
          <EntryBody {...body} />
        </Prose>
      </article>
    </Section>
  );
}
