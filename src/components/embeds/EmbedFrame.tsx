import { type ReactNode, useRef } from 'react';
import { PhoneLink } from '~/components/links/PhoneLink.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import words from '~/generated/texts/frames.ts';
import { type Embed, isOwn } from '~/site/embeds.ts';
import styles from './EmbedFrame.module.css';
import { useFrame } from './useFrame.ts';

type Props = {
  embed: Embed;
  /** What the frame is, for screen readers; unique on its page. */
  title: string;
  /** Which of the specification's sizes it starts with. */
  size: 'survey' | 'newPatient' | 'appointment' | 'reviews' | 'map';
  /** Id of the frame, unique on its page. */
  id: string;
  /** What links call it. */
  noun: 'form' | 'reviews' | 'map';
  /** Shown in its place until it has loaded, and in print; decorative. */
  placeholder?: ReactNode;
  /** Wait until the frame is near the window. */
  lazy?: boolean;
};

/** What third-party pages may do in a frame: neither dialogs nor moving the whole window elsewhere. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A third-party page in a frame, with the phone and a way to open it by itself always beside it. */
export function EmbedFrame({ embed, title, size, id, noun, placeholder, lazy = false }: Props) {
  const { src, formId } = embed;
  const frame = useRef<HTMLIFrameElement>(null);
  const isLate = useFrame(frame, embed);
  return (
    <div className={styles.embed} data-embed>
      <a href={`#${id}-end`} className={styles.skip}>
        {`${words.skip} ${words[noun]}`}
      </a>
      {placeholder && (
        <div className={styles.under} aria-hidden="true">
          {placeholder}
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
        // Samples are pages of this site.
        sandbox={isOwn(src) ? undefined : sandbox}
        // The provider's script finds the frame of a form by these.
        {...(formId && { 'data-form-id': formId, 'data-layout-iframe-id': id })}
      />
      {formId && (
        <p role="status" className={styles.status}>
          {isLate && (
            <>
              {words.late} <PhoneLink /> {words.lateOr}{' '}
              <a href={src} target="_blank" rel="noreferrer">
                {words.lateOpen}
              </a>
              .
            </>
          )}
        </p>
      )}
      <p id={`${id}-end`} tabIndex={-1} className={styles.help}>
        <PhoneLink className={styles.link}>
          <Icon name="phone" />
          {words.call}
        </PhoneLink>
        <a href={src} target="_blank" rel="noreferrer" className={styles.link}>
          <Icon name="external-link" />
          {`${words.open} ${words[noun]} ${words.newTab}`}
        </a>
      </p>
    </div>
  );
}
