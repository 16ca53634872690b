import styles from './OpeningNote.module.css';
import { useOpening } from './useOpening.ts';

type Props = {
  /** "status": what to do now. "calling": when to call. */
  topic: 'status' | 'calling';
};

/** Empty in the prerendered page, which cannot know the time. */
export function OpeningNote({ topic }: Props) {
  const text = useOpening()?.[topic];
  return (
    <p className={styles.note} data-opening={topic} data-screen-only>
      {text && <span>{text}</span>}
    </p>
  );
}
