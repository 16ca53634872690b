import shared from '~/generated/strings/shared.ts';
import { CallToAction } from './CallToAction.tsx';

/** The call to action at the end of pages that have no other. */
export function SharedCallToAction() {
  return <CallToAction {...shared} />;
}
