import shared from 'virtual:texts/shared';
import { BookingButtons } from './BookingButtons';
import { CallToAction } from './CallToAction';

/** The call to action that pages without words of their own for it end with. */
export function SharedCallToAction() {
  return (
    <CallToAction {...shared}>
      <BookingButtons />
    </CallToAction>
  );
}
