import shared from '~/generated/strings/shared.ts';
import { CallToAction } from './CallToAction.tsx';

/** The call to action of pages without one of their own. */
export function SharedCallToAction() {
  return <CallToAction {...shared} />;
}
