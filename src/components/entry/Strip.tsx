import { BookLink } from '~/components/links/BookLink.tsx';
import { PhoneLink } from '~/components/links/PhoneLink.tsx';
import { OpeningNote } from '~/components/office/OpeningNote.tsx';
import { PriceLine } from '~/components/office/PriceLine.tsx';
import { useOpening } from '~/components/office/useOpening.ts';
import { ButtonRow } from '~/components/ui/ButtonRow.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import strings from '~/generated/strings/strip.ts';
import type { Emergency } from '~/schemas/registries.ts';
import { EmergencyBox } from './EmergencyBox.tsx';
import styles from './Strip.module.css';

const { proof } = strings;

type Props = {
  emergency?: Emergency | undefined;
  /** false hides the price of a first visit. */
  prices?: false | undefined;
  /** false leaves only the button to call. */
  canBook?: boolean;
};

/** Below the hero of a condition or service. The filled button is the one that is answered sooner. */
export function Strip({ emergency, prices, canBook = true }: Props) {
  const isOpen = useOpening()?.isOpen;
  return (
    <div className={styles.strip} data-block="strip">
      <div className={styles.offer} data-block="offer">
        <ButtonRow>
          {canBook && <BookLink variant={isOpen ? 'secondary' : 'primary'} />}
          <PhoneLink
            icon={<Icon name="phone" />}
            variant={isOpen || !canBook ? 'primary' : 'secondary'}
          />
        </ButtonRow>
        <OpeningNote topic="status" />
        {proof.length > 0 && <p>{proof.join(' · ')}</p>}
        {prices !== false && <PriceLine />}
      </div>
      {emergency && <EmergencyBox {...emergency} />}
    </div>
  );
}
