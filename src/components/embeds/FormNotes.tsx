import { Link } from '~/components/links/Link.tsx';
import { LinkedText } from '~/components/links/LinkedText.tsx';
import { PhoneLink } from '~/components/links/PhoneLink.tsx';
import { ReplyNote } from '~/components/office/ReplyNote.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { phones, privacy } from '~/generated/site.ts';
import strings from '~/generated/strings/frames.ts';
import { privacyAnchor } from '~/lib/anchor.ts';
import { formatPhone } from '~/lib/phone.ts';
import styles from './EmbedFrame.module.css';

export const FormNotes = ({ isBooking }: { isBooking: boolean | undefined }) => (
  <div className={styles.notes}>
    {!isBooking && <ReplyNote />}
    <p>
      <LinkedText>{strings.tell}</LinkedText>
    </p>
    {privacy && (
      <p>
        <Link to="/contact" hash={privacyAnchor}>
          {strings.privacy}
        </Link>
      </p>
    )}
  </div>
);

export const CallInstead = () => (
  <PhoneLink>
    <Icon name="phone" />
    {`${strings.call}: ${formatPhone(phones.scheduling)}`}
  </PhoneLink>
);
