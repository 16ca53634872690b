import { type ReactNode, useEffect, useRef } from 'react';
import { PhoneLink } from '~/components/links/PhoneLink.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import strings from '~/generated/strings/frames.ts';
import { type FrameData, isOwn } from '~/schemas/embeds/provider.ts';
import styles from './EmbedFrame.module.css';
import { CallInstead, FormNotes } from './FormNotes.tsx';
import { useFrame } from './useFrame.ts';

/** What is in frames of each size. */
export const kindOf = {
  survey: 'form',
  newPatient: 'form',
  appointment: 'form',
  reviews: 'reviews',
  map: 'map',
} as const;

export type FrameProps = {
  embed: FrameData;
  /** Read by screen readers; unique on the page. */
  title: string;
  /** Which of the specification's heights it starts with, unless `embed` has a height. */
  size: keyof typeof kindOf;
  id: string;
  /** Follows the kind where a page has several frames: "for families". */
  audience?: string;
  /** Decoration shown until the frame has loaded, and in print. */
  fallback?: ReactNode;
  lazy?: boolean;
};

/** Reviews and maps may not open dialogs or send the whole window elsewhere. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

export function EmbedFrame({
  embed,
  title,
  size,
  id,
  audience,
  fallback,
  lazy = false,
}: FrameProps) {
  const { src, formId, height } = embed;
  const kind = kindOf[size];
  const name = [strings[kind], audience].filter(Boolean).join(' ');
  const frame = useRef<HTMLIFrameElement>(null);
  const whole = useRef<HTMLInputElement>(null);
  // A survey stays whole once somebody is in it; CSS alone shows it whole only until the focus leaves.
  useEffect(() => {
    const open = () => {
      if (whole.current && document.activeElement === frame.current) whole.current.checked = true;
    };
    addEventListener('blur', open);
    return () => removeEventListener('blur', open);
  }, []);
  const isLate = useFrame(frame, { formId, isForm: kind === 'form' });
  return (
    <div className={styles.embed} data-embed="frame" data-screen-only={!fallback || undefined}>
      <a href={`#${id}-end`} className={styles.skip}>
        {`${strings.skip} ${name}`}
      </a>
      {kind === 'form' && <FormNotes isBooking={embed.isBooking} />}
      {fallback && (
        <div className={styles.fallback} aria-hidden="true">
          {fallback}
        </div>
      )}
      <div className={styles.window}>
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
          // A form may lead to a payment; the CSP says on which sites.
          allow={kind === 'form' ? 'fullscreen; payment *' : 'fullscreen'}
          // A form may have to: it asks before it sends, leads to a payment, or thanks on another page.
          sandbox={kind === 'form' || isOwn(src) ? undefined : sandbox}
          data-screen-only
          // The provider's script finds the frame of a form by these.
          {...(formId && { 'data-form-id': formId, 'data-layout-iframe-id': id })}
        />
      </div>
      {size === 'survey' && (
        <label className={styles.whole}>
          <input ref={whole} type="checkbox" aria-controls={id} />
          {strings.whole}
          <Icon name="chevron-down" />
        </label>
      )}
      {/* Only forms with an id send messages, so that one can be late. */}
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
      <p id={`${id}-end`} tabIndex={-1} className={styles.help} data-screen-only>
        {kind === 'form' && <CallInstead />}
        <a href={src} target="_blank" rel="noreferrer">
          <Icon name="external-link" />
          {`${strings.open} ${name} ${strings.newTab}`}
        </a>
      </p>
    </div>
  );
}
