import { ButtonRow } from '~/components/ui/ButtonRow';
import { ButtonLink } from './ButtonLink';

/** The two ways in: an appointment, or the new patient special. */
export function BookingButtons() {
  return (
    <ButtonRow>
      <ButtonLink to="/contact">Book An Appointment</ButtonLink>
      <ButtonLink to="/new-patients" variant="secondary">
        New Patient Special
      </ButtonLink>
    </ButtonRow>
  );
}
