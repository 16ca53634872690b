import { Button } from '~/components/ui/Button.tsx';
import type { EmbedData } from '~/schemas/embeds/provider.ts';
import styles from './EmbedFrame.module.css';
import { EmbedFrame, type FrameProps, kindOf } from './EmbedFrame.tsx';
import { CallInstead, FormNotes } from './FormNotes.tsx';

type Props = Omit<FrameProps, 'embed'> & { embed: EmbedData };

/** A third-party form or reviews: in a frame, or as a card that links there. */
export function Embed({ embed, ...props }: Props) {
  if ('src' in embed) return <EmbedFrame embed={embed} {...props} />;
  const isForm = kindOf[props.size] === 'form';
  return (
    <div className={styles.link} data-embed="link" data-screen-only>
      {isForm && <FormNotes isBooking={embed.isBooking} />}
      <p>{embed.text}</p>
      <Button href={embed.href} variant={isForm ? 'primary' : 'secondary'}>
        {embed.label}
      </Button>
      {isForm && <CallInstead />}
    </div>
  );
}
