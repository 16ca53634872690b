import { ButtonRow } from '~/components/ui/ButtonRow.tsx';
import labels from '~/generated/strings/labels.ts';
import { BookLink } from './BookLink.tsx';
import { ButtonLink } from './ButtonLink.tsx';

/** Buttons for an appointment and for the New Patient Special. */
export function BookingButtons() {
  return (
    <ButtonRow>
      <BookLink />
      <ButtonLink to="/new-patients" variant="secondary">
        {labels.newPatientSpecial}
      </ButtonLink>
    </ButtonRow>
  );
}
