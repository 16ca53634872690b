import { BookingButtons } from '~/components/links/BookingButtons';
import shared from '~/generated/texts/shared';
import { CallToAction } from './CallToAction';

/** The call to action that pages without words of their own for it end with. */
export function SharedCallToAction() {
  return (
    <CallToAction {...shared}>
      <BookingButtons />
    </CallToAction>
  );
}
