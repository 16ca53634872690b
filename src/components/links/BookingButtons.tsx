import { ButtonRow } from '~/components/ui/ButtonRow.tsx';
import labels from '~/generated/strings/labels.ts';
import { BookLink } from './BookLink.tsx';
import { ButtonLink } from './ButtonLink.tsx';

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
