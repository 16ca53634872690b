import { type ReactNode, useRef } from 'react';
import { Link } from '~/components/links/Link.tsx';
import { PhoneLink } from '~/components/links/PhoneLink.tsx';
import { ReplyNote } from '~/components/office/ReplyNote.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { phones, privacy } from '~/generated/site.ts';
import strings from '~/generated/strings/frames.ts';
import { privacyAnchor } from '~/lib/anchor.ts';
import { formatPhone } from '~/lib/phone.ts';
import type { FrameData } from '~/schemas/embeds/provider.ts';
import styles from './EmbedFrame.module.css';
import { useFrame } from './useFrame.ts';

export type FrameProps = {
  embed: FrameData;
  /** Read by screen readers; unique on the page. */
  title: string;
  /** Which of the specification's heights it starts with, unless `embed` has a height. */
  size: 'survey' | 'newPatient' | 'appointment' | 'reviews' | 'map';
  id: string;
  kind: 'form' | 'reviews' | 'map';
  /** Follows the kind where a page has several frames: "for families". */
  audience?: string;
  /** Decoration shown until the frame has loaded, and in print. */
  fallback?: ReactNode;
  lazy?: boolean;
};

/** Third-party pages may not open dialogs or send the whole window elsewhere. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Above a form: how soon a request is answered, and what happens with what people type. */
export const FormNotes = ({ isBooking }: { isBooking: boolean | undefined }) => (
  <div className={styles.notes}>
    {!isBooking && <ReplyNote />}
    {privacy && (
      <p>
        <Link to="/contact" hash={privacyAnchor}>
          {strings.privacy}
        </Link>
      </p>
    )}
  </div>
);

/** "Call instead", with the phone number. */
export const CallInstead = () => (
  <PhoneLink>
    <Icon name="phone" />
    {`${strings.call}: ${formatPhone(phones.scheduling)}`}
  </PhoneLink>
);

/** A third-party page in a frame, with the phone and a link to the page. */
export function EmbedFrame({
  embed,
  title,
  size,
  id,
  kind,
  audience,
  fallback,
  lazy = false,
}: FrameProps) {
  const { src, formId, height } = embed;
  const name = [strings[kind], audience].filter(Boolean).join(' ');
  const frame = useRef<HTMLIFrameElement>(null);
  const isLate = useFrame(frame, embed);
  return (
    <div className={styles.embed} data-embed="frame">
      <a href={`#${id}-end`} className={styles.skip}>
        {`${strings.skip} ${name}`}
      </a>
      {kind === 'form' && <FormNotes isBooking={embed.isBooking} />}
      {fallback && (
        <div className={styles.fallback} aria-hidden="true">
          {fallback}
        </div>
      )}
      <iframe
        ref={frame}
        id={id}
        className={styles.frame}
        data-size={size}
        height={height}
        title={title}
        src={src}
        loading={lazy ? 'lazy' : 'eager'}
        referrerPolicy="strict-origin-when-cross-origin"
        allow="fullscreen"
        sandbox={src.startsWith('/') ? undefined : sandbox}
        data-screen-only
        // The provider's script finds the frame of a form by these.
        {...(formId && { 'data-form-id': formId, 'data-layout-iframe-id': id })}
      />
      {formId && (
        <p role="status" className={styles.status}>
          {isLate && (
            <>
              {strings.late} <PhoneLink /> {strings.lateOr}{' '}
              <a href={src} target="_blank" rel="noreferrer">
                {strings.lateOpen}
              </a>
              .
            </>
          )}
        </p>
      )}
      <p id={`${id}-end`} tabIndex={-1} className={styles.help}>
        <CallInstead />
        <a href={src} target="_blank" rel="noreferrer">
          <Icon name="external-link" />
          {`${strings.open} ${name} ${strings.newTab}`}
        </a>
      </p>
    </div>
  );
}
