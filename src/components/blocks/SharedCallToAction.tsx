import { BookingButtons } from '~/components/links/BookingButtons.tsx';
import shared from '~/generated/texts/shared.ts';
import { CallToAction } from './CallToAction.tsx';

/** The call to action that pages without words of their own for it end with. */
export function SharedCallToAction() {
  return (
    <CallToAction {...shared}>
      <BookingButtons />
    </CallToAction>
  );
}
