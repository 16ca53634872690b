import { ButtonRow } from '~/components/ui/ButtonRow';
import labels from '~/generated/texts/labels';
import { BookLink } from './BookLink';
import { ButtonLink } from './ButtonLink';

/** The two ways in: an appointment, or the new patient special. */
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
