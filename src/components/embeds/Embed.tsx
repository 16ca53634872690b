import { PhoneLink } from '~/components/links/PhoneLink.tsx';
import { Button } from '~/components/ui/Button.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { phones } from '~/generated/site.ts';
import texts from '~/generated/strings/frames.ts';
import { formatPhone } from '~/lib/phone.ts';
import type { EmbedData } from '~/schemas/embeds/provider.ts';
import styles from './EmbedFrame.module.css';
import { EmbedFrame, type FrameProps } from './EmbedFrame.tsx';

type Props = Omit<FrameProps, 'embed'> & { embed: EmbedData };

/** A form or reviews of a third party: in a frame, or behind a card that leads there. */
export function Embed({ embed, ...props }: Props) {
  if ('src' in embed) return <EmbedFrame embed={embed} {...props} />;
  const isForm = props.noun === 'form';
  return (
    <div className={styles.link} data-embed="link">
      <p>{embed.text}</p>
      <Button href={embed.href} variant={isForm ? 'primary' : 'secondary'}>
        {embed.label}
      </Button>
      {isForm && (
        <PhoneLink>
          <Icon name="phone" />
          {`${texts.call}: ${formatPhone(phones.scheduling)}`}
        </PhoneLink>
      )}
    </div>
  );
}
