import styles from './OpeningNote.module.css';

type Props = {
  /** "status": whether the office is open; "calling": what this means for a call. */
  says: 'status' | 'calling';
};

/** One line kept free for the opening status; the frame fills it in after hydration. */
export function OpeningNote({ says }: Props) {
  return <p className={styles.note} data-opening={says} />;
}
