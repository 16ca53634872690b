import { PhoneLink } from '~/components/layout/PhoneLink';
import { Icon } from '~/components/ui/Icon';
import styles from './EmbedFrame.module.css';

type Props = {
  /** What the frame is, for screen readers; each on a page its own. */
  title: string;
  /** Address of the third-party page. */
  src: string;
  /** Which of the specification's sizes it starts with. */
  size: 'survey' | 'newPatient' | 'appointment' | 'reviews' | 'map';
  /** Id of the frame, its own on each page. */
  id: string;
  /** What the new-tab link opens: "the form", "the map". */
  noun: string;
  /** Wait until the frame is near the window. */
  lazy?: boolean;
};

/** A third-party page in a frame, with the phone and a way to open it by itself always beside it. */
export function EmbedFrame({ title, src, size, id, noun, lazy = false }: Props) {
  return (
    <div className={styles.embed}>
      <iframe
        id={id}
        className={styles.frame}
        data-size={size}
        title={title}
        src={src}
        loading={lazy ? 'lazy' : 'eager'}
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p className={styles.help}>
        <PhoneLink className={styles.link}>
          <Icon name="phone" />
          Call instead
        </PhoneLink>
        <a href={src} target="_blank" rel="noreferrer" className={styles.link}>
          <Icon name="external-link" />
          {`Open ${noun} in a new tab`}
        </a>
      </p>
    </div>
  );
}
