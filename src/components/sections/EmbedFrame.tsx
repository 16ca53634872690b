import { type ReactNode, useRef } from 'react';
import { Icon } from '~/components/ui/Icon';
import { type Embed, isOwn } from '~/lib/embeds';
import styles from './EmbedFrame.module.css';
import { PhoneLink } from './PhoneLink';
import { useFrame } from './useFrame';

type Props = {
  embed: Embed;
  /** What the frame is, for screen readers; each on a page its own. */
  title: string;
  /** Which of the specification's sizes it starts with. */
  size: 'survey' | 'newPatient' | 'appointment' | 'reviews' | 'map';
  /** Id of the frame, its own on each page. */
  id: string;
  /** What it is, in links: "the form", "the map". */
  noun: string;
  /** What stands in its place until it has come, and in print; a decoration. */
  under?: ReactNode;
  /** Wait until the frame is near the window. */
  lazy?: boolean;
};

/** What pages of others may do in a frame. */
const othersMay =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A third-party page in a frame, with the phone and a way to open it by itself always beside it. */
export function EmbedFrame({ embed, title, size, id, noun, under, lazy = false }: Props) {
  const { src, formId } = embed;
  const frame = useRef<HTMLIFrameElement>(null);
  const isLate = useFrame(frame, embed);
  return (
    <div className={styles.embed} data-embed>
      <a href={`#${id}-end`} className={styles.skip}>
        {`Skip ${noun}`}
      </a>
      {under && (
        <div className={styles.under} aria-hidden="true">
          {under}
        </div>
      )}
      <iframe
        ref={frame}
        id={id}
        className={styles.frame}
        data-size={size}
        title={title}
        src={src}
        loading={lazy ? 'lazy' : 'eager'}
        referrerPolicy="strict-origin-when-cross-origin"
        allow="fullscreen"
        // Neither dialogs nor moving the whole window elsewhere. Samples are pages of this site.
        sandbox={isOwn(src) ? undefined : othersMay}
        // The provider's script finds the frame of a form by these.
        {...(formId && { 'data-form-id': formId, 'data-layout-iframe-id': id })}
      />
      {formId && (
        <p role="status" className={styles.status}>
          {isLate && (
            <>
              The form is taking long. Call <PhoneLink /> or{' '}
              <a href={src} target="_blank" rel="noreferrer">
                open it in a new tab
              </a>
              .
            </>
          )}
        </p>
      )}
      <p id={`${id}-end`} tabIndex={-1} className={styles.help}>
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
