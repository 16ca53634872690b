import { LinkedText } from '~/components/links/LinkedText.tsx';
import { PageLink } from '~/components/links/PageLink.tsx';
import { OpeningNote } from '~/components/office/OpeningNote.tsx';
import { Prices } from '~/components/office/Prices.tsx';
import type { Result } from './findAnywhere.ts';
import styles from './SearchResults.module.css';

export { findAnywhere } from './findAnywhere.ts';

export function SearchResults({ results }: { results: readonly Result[] }) {
  return (
    <ul className={styles.results}>
      {results.map(({ path, hash, title, answer, excerpt, opening, prices, isSign }) => (
        <li key={title} data-sign={isSign || undefined}>
          <PageLink path={path} hash={hash}>
            {title}
          </PageLink>
          {opening && <OpeningNote topic="calling" />}
          {prices ? <Prices /> : <ResultText text={answer ?? excerpt} />}
        </li>
      ))}
    </ul>
  );
}

const ResultText = ({ text }: { text: string | undefined }) =>
  text && (
    <p>
      <LinkedText>{text}</LinkedText>
    </p>
  );
